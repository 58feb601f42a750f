[('it\'s', "say \"hi\""), ("say \"hi\"", "caf\u00e9")]
