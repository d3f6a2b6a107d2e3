-- A paper that is to be signed. The row is the promise: a worker leases it and keeps it, one step at a time.
create table signature_request (
  partner_id text not null,
  id uuid not null,
  application_id uuid not null,
  -- Which paper of the application; only one request for it is under way or completed.
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
  primary key (partner_id, id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create unique index signature_request_by_paper on signature_request (partner_id, application_id, paper)
  where state not in ('declined', 'expired', 'cancelled', 'failed');
create unique index signature_request_by_provider on signature_request (provider, provider_id);
create index signature_request_due on signature_request (due_at)
  where state not in ('completed', 'declined', 'expired', 'cancelled', 'failed');

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
