-- From now on an address is sealed to its row. Those before live a day at most: who still refuses is noted again.
delete from suppressed_address;
