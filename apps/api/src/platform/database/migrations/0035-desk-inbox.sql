-- How somebody sees the cases of a partner: columns, and filters under a name of their own.
create table desk_inbox (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  columns jsonb not null,
  views jsonb not null,
  primary key (partner_id, person_id)
);

-- What has not ended, as `packages/domain/src/workflow/statuses.ts` says; a test compares.
create index application_open_by_due on application (partner_id, due_at, id)
  where status not in ('paid', 'reported', 'rejected', 'withdrawn', 'expired');
create index application_open_by_officer on application (partner_id, officer_id, due_at, id)
  where status not in ('paid', 'reported', 'rejected', 'withdrawn', 'expired');
-- What waits for somebody at the desk.
create index case_message_unseen on case_message (partner_id, application_id)
  where person_id is null and seen_at is null;
create index co_owner_objected on co_owner (partner_id, application_id) where state = 'objected';
create index signing_signer_held on signing_signer (partner_id, envelope_id) where held_at is not null;
