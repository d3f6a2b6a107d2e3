-- Rounds that one process makes for all: who holds one has it until `leased_until`, afterwards it is anybody's.
create table work_round (
  name text primary key,
  leased_until timestamptz not null,
  attempts integer not null default 0
);
