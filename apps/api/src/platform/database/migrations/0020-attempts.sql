-- Attempts counted over all processes, one row per window, counted up in place. The name is a keyed hash: no address
-- and no application can be read from it. Of no partner: an address counts the same in every portal.
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

-- Addresses whose mail server refused them: nothing more is sent there for a while. The address is sealed.
create table suppressed_address (
  hash bytea primary key,
  address bytea not null,
  reason text not null,
  since timestamptz not null,
  ends_at timestamptz not null
);
