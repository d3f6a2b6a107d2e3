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
