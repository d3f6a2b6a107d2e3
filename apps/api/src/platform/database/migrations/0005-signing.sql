-- A paper that is to be signed. The row is the promise: a worker leases it and keeps it, one step at a time.
create table signature_request (
  partner_id text not null,
  id uuid not null,
  application_id uuid not null,
  paper text not null check (paper ~ '^[a-z][a-z0-9-]{0,39}$'),
  provider text not null,
  -- Under which the provider knows it; null until it was created there.
  provider_id text,
  state text not null check (state in ('queued', 'creating', 'created', 'sent', 'viewed', 'partially_signed',
    'sealing', 'completed', 'declined', 'expired', 'cancelled', 'failed')),
  -- Sealed: who signs, and what the invitation says. Sealed: the paper itself.
  terms bytea not null,
  document bytea not null,
  document_hash text not null check (document_hash ~ '^[0-9a-f]{64}$'),
  signer_states jsonb not null default '[]',
  cancel_reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  due_at timestamptz not null,
  -- Attempts since the last answer, and looks since the last change.
  attempts integer not null default 0,
  looks integer not null default 0,
  failing_since timestamptz,
  lease uuid,
  leased_until timestamptz,
  -- A call came from the provider while somebody held the row.
  is_hinted boolean not null default false,
  last_error text,
  -- When it is looked at next for a reminder; null: never again. A new one is looked at at once: only its sealed terms
  -- hold its deadline.
  remind_at timestamptz default 'epoch',
  primary key (partner_id, id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index signature_request_by_application on signature_request (partner_id, application_id);
-- Of each paper one request is under way or completed; one that is being cancelled stands in nobody's way.
create unique index signature_request_by_paper on signature_request (partner_id, application_id, paper)
  where state not in ('declined', 'expired', 'cancelled', 'failed') and cancel_reason is null;
create unique index signature_request_by_provider on signature_request (provider, provider_id);
create index signature_request_due on signature_request (due_at)
  where state not in ('completed', 'declined', 'expired', 'cancelled', 'failed');
create index signature_request_failed on signature_request (partner_id, application_id) where state = 'failed';
create index signature_request_to_remind on signature_request (remind_at, partner_id, application_id)
  where state not in ('completed', 'declined', 'expired', 'cancelled', 'failed');

-- From which sentences and data each paper sent for signature was made. A row goes only with its request.
create table paper (
  partner_id text not null,
  application_id uuid not null,
  request_id uuid not null,
  paper text not null check (paper in ('application', 'agreement')),
  template text not null,
  template_version text not null,
  -- SHA-256 of the template's name and the data, hexadecimal; printed on the paper.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  primary key (partner_id, request_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  foreign key (partner_id, request_id) references signature_request (partner_id, id) on delete cascade
);
create index paper_by_application on paper (partner_id, application_id);

-- Every state a request entered, oldest first.
create table signature_step (
  partner_id text not null,
  request_id uuid not null,
  n integer not null,
  state text not null,
  at timestamptz not null,
  primary key (partner_id, request_id, n),
  foreign key (partner_id, request_id) references signature_request (partner_id, id) on delete cascade
);

-- The signed paper and the provider's record of the signing; both sealed.
create table signature_artefact (
  partner_id text not null,
  request_id uuid not null,
  signed_document bytea not null,
  signed_hash text not null check (signed_hash ~ '^[0-9a-f]{64}$'),
  audit_document bytea,
  stored_at timestamptz not null,
  primary key (partner_id, request_id),
  foreign key (partner_id, request_id) references signature_request (partner_id, id) on delete cascade
);

-- Calls from the provider that were heeded; the same call again changes nothing.
create table signature_hint (
  partner_id text not null,
  request_id uuid not null,
  dedupe_key text not null,
  received_at timestamptz not null,
  primary key (partner_id, request_id, dedupe_key),
  foreign key (partner_id, request_id) references signature_request (partner_id, id) on delete cascade
);

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

-- Who signs in turn, and the keyed hash of the one-time code mailed last.
create table signing_signer (
  partner_id text not null,
  envelope_id uuid not null,
  n integer not null,
  ref text not null,
  state text not null check (state in ('waiting', 'viewed', 'signed', 'declined')),
  -- Sealed: name and e-mail.
  person bytea not null,
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  signed_at timestamptz,
  -- Sealed: why this person declined.
  sealed_reason bytea,
  -- A signature whose name is not the one in the application waits for a person: since when, and, sealed, what was typed.
  held_at timestamptz,
  held_signature bytea,
  -- When its signer had received the whole document for the first time: only then can it be opened.
  delivered_at timestamptz,
  primary key (partner_id, envelope_id, n),
  unique (partner_id, envelope_id, ref),
  foreign key (partner_id, envelope_id) references signing_envelope (partner_id, id) on delete cascade,
  constraint signing_signer_held check ((held_at is null) = (held_signature is null))
);
create index signing_signer_held on signing_signer (partner_id, envelope_id) where held_at is not null;

-- What happened, each entry with the hash of the one before: a changed, missing or added entry shows.
create table signing_event (
  partner_id text not null,
  envelope_id uuid not null,
  n integer not null,
  -- Sealed: the entry as JSON. The hash goes over the text inside, to the letter.
  sealed_body bytea not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (partner_id, envelope_id, n),
  foreign key (partner_id, envelope_id) references signing_envelope (partner_id, id) on delete cascade
);

-- Evidence is never changed, and goes only with its paper.
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

-- Papers of erased applications that a signing platform still holds open: they are cancelled there until it answers.
create table abandoned_envelope (
  partner_id text not null references partner (id),
  provider text not null,
  provider_id text not null,
  since timestamptz not null,
  primary key (partner_id, provider, provider_id)
);
