-- When a request for a signature is to be looked at next for a reminder; null: never again. One that nobody has looked at
-- yet, also of a node of the release before, is looked at at once: only its sealed terms tell its deadline.
alter table signature_request add column remind_at timestamptz default 'epoch';

create index signature_request_to_remind on signature_request (remind_at, partner_id, application_id)
  where state not in ('completed', 'declined', 'expired', 'cancelled', 'failed');
