-- Which mail goes first: 0 somebody waits for it, 1 news of a case, 2 to an address nobody has confirmed.
alter table outbox add column priority smallint not null default 1 check (priority between 0 and 2);
create index outbox_by_priority on outbox (priority, due_at, created_at)
  where sent_at is null and failed_at is null and dropped_at is null;
