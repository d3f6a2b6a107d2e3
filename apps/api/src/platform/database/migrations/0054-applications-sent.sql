-- Kept by the database: whether a case was ever sent, so that those that never were are found without asking the timeline
-- of every case that ended. Of cases sent before this only the timeline tells; they are looked at as they were.
alter table application add column was_sent boolean not null default false;

create function keep_case_sent() returns trigger language plpgsql as $$
begin
  new.was_sent := new.was_sent or 'completed' in (old.status, new.status);
  return new;
end
$$;
create trigger keep_case_sent before update of status on application
  for each row execute function keep_case_sent();

-- Cases that ended without an agreement and were never sent, by how long ago.
create index application_ended_unsent on application (changed_at)
  where status in ('rejected', 'withdrawn', 'expired') and not was_sent;
