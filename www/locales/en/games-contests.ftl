# What the contest games and the games of more than two players can refuse
error-no-such-date = The calendar has no day { $day } in month { $month } of { $year }.
error-date-outside = The date { $year }-{ $month }-{ $day } is outside this game: it goes from 1900-01-01 to 2001-12-03.
error-not-digits = The digits cannot be read at character { $at }.
error-too-many-digits = You gave { $digits } digits; at most { $max } are allowed.
error-target-out-of-range = You asked for { $value } as the number to reach: it must be between { $min } and { $max }.
error-players-out-of-range = You asked for { $value } { $value ->
    [one] player
   *[other] players
}: the number must be between { $min } and { $max }.
error-not-a-date = Write a date like 2001-11-03.
error-shared-stones-out-of-range = You asked for { $value } { $value ->
    [one] stone
   *[other] stones
}: the number must be between { $min } and { $max }.
