attribute-bad-choice = The attribute “{ $name }” is “{ $value }”: it must be one of { $choices }.
attribute-bad-step = The attribute “start” is “{ $value }”: it must be a whole number from 0 to { $max }.
attribute-bad-size = The attribute “{ $name }” is “{ $value }”: it must be a whole number from 1 to 9999. Both “width” and “height” are needed.
