-- Papers signed on the portal itself, without a platform.
create table signing_envelope (
  partner_id text not null,
  id uuid not null,
  request_id uuid not null,
  application_id uuid not null,
  state text not null check (state in ('draft', 'sent', 'declined', 'cancelled')),
  -- Sealed: title, invitation and whatever else the signers are told.
  terms bytea not null,
  -- Sealed: the paper as every signer sees it. It never changes.
  document bytea not null,
  document_hash text not null check (document_hash ~ '^[0-9a-f]{64}$'),
  -- Sealed: the paper with evidence page and seal, once all have signed.
  sealed_document bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, request_id),
  foreign key (partner_id, request_id) references signature_request (partner_id, id) on delete cascade
);

-- The link that lets somebody sign is another one than the link to the application. Only keyed hashes stand here.
create table signing_signer (
  partner_id text not null,
  envelope_id uuid not null,
  n integer not null,
  ref text not null,
  state text not null check (state in ('waiting', 'viewed', 'signed', 'declined')),
  email text not null,
  name text not null,
  link_hash bytea,
  link_expires_at timestamptz,
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  signed_at timestamptz,
  decline_reason text,
  primary key (partner_id, envelope_id, n),
  unique (partner_id, envelope_id, ref),
  unique (partner_id, link_hash),
  foreign key (partner_id, envelope_id) references signing_envelope (partner_id, id) on delete cascade
);

-- What happened, each entry with the hash of the one before: a changed, missing or added entry shows.
create table signing_event (
  partner_id text not null,
  envelope_id uuid not null,
  n integer not null,
  -- JSON, hashed to the letter.
  body text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (partner_id, envelope_id, n),
  foreign key (partner_id, envelope_id) references signing_envelope (partner_id, id) on delete cascade
);

create function keep_signing_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from signing_envelope where partner_id = old.partner_id and id = old.envelope_id
  ) then
    return old;
  end if;
  raise exception 'an entry of a signing record is never changed';
end
$$;
create trigger signing_event_is_kept before update or delete on signing_event
  for each row execute function keep_signing_event();
