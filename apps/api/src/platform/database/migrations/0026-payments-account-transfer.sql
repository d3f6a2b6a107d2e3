-- A line of a statement with the code of a case: one grosz, by which its applicant shows that the account is theirs.
create table account_transfer (
  partner_id text not null,
  application_id uuid not null,
  -- As in payment_booking, so that a line counts once.
  entry_hash text not null check (entry_hash ~ '^[0-9a-f]{64}$'),
  -- Keyed hash of the account it came from, for this case alone.
  account_hash bytea not null,
  booked_on text not null,
  read_by text not null,
  read_at timestamptz not null,
  primary key (partner_id, entry_hash),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  constraint account_transfer_on_a_day check (is_day(booked_on))
);
create index account_transfer_of_case on account_transfer (partner_id, application_id);
