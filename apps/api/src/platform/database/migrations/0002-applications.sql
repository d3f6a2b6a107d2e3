-- Every key leads with the partner, so that the data can be sharded by it.
create table application (
  partner_id text not null references partner (id),
  id uuid not null,
  reference text not null,
  kind text not null check (kind in ('estimate', 'callback')),
  status text not null,
  language text not null check (language in ('pl', 'en')),
  email text not null,
  client jsonb not null,
  project jsonb not null,
  -- The promise with everything it was calculated from: later tables never change it.
  quote jsonb,
  -- Keyed hash of call and body; null once the address was corrected.
  payload_hash bytea,
  submission_secret_hash bytea,
  created_at timestamptz not null,
  submitted_at timestamptz,
  email_verified_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, reference)
);
create index application_by_payload on application (partner_id, payload_hash, created_at);

-- The secret itself is only in the mail; here stands its keyed hash.
create table application_link (
  partner_id text not null,
  application_id uuid not null,
  token_hash bytea not null,
  key_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (partner_id, token_hash),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index application_link_by_application on application_link (partner_id, application_id);

-- The first answer to an Idempotency-Key; null while its transaction is open.
create table idempotency (
  partner_id text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (partner_id, key_hash)
);
create index idempotency_by_age on idempotency (created_at);
