-- How far a round has got through what grows with the cases, for the next one to go on there; null: begin anew.
alter table work_round add column reached text;
