-- A mail that nobody needs any more – its link was used, or a newer one has taken its place – ends otherwise than one
-- that failed: no operator has to look.
alter table outbox add column dropped_at timestamptz;
update outbox set dropped_at = failed_at, failed_at = null
  where failed_at is not null and last_error = 'the link died before the mail was sent';
drop index outbox_due;
create index outbox_due on outbox (due_at) where sent_at is null and failed_at is null and dropped_at is null;
