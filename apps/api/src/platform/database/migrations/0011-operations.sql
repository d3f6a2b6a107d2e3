-- The keys of hashes do not change with SECRET_KEYS: they are random, and sealed like the keys of applications.
create table hash_key (
  n integer primary key,
  sealed_key bytea not null,
  key_id text not null,
  created_at timestamptz not null
);

-- Attempts and mails counted over all processes, one row per window, counted up in place. The name is the limit's and a
-- keyed hash: no address and no application can be read from it. Of no partner: an address counts the same in every portal.
create table attempt_window (
  name text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index attempt_window_ended on attempt_window (ends_at);

-- Proofs of work that were handed in, so that none is taken twice. Kept until it would have expired anyway.
create table spent_proof (
  hash bytea primary key,
  ends_at timestamptz not null
);
create index spent_proof_ended on spent_proof (ends_at);

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

-- One row for each day's summary to the operator, so that over all processes it is mailed once.
create table digest (
  -- The day in Poland.
  day date primary key,
  message_id text not null,
  leased_until timestamptz not null,
  attempts integer not null default 1,
  sent_at timestamptz
);

-- Rounds that one process makes for all, leased until `leased_until`.
create table work_round (
  name text primary key,
  leased_until timestamptz not null,
  attempts integer not null default 0,
  -- Where the next round goes on; null: at the beginning.
  reached text
);
