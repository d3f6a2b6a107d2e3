-- A document that proves the replacement. Its bytes lie outside the database, sealed, under a random name.
create table settlement_document (
  partner_id text not null,
  id uuid not null,
  application_id uuid not null,
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  -- Sealed: the name the applicant's file had.
  file_name bytea not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  -- SHA-256 of the file as it is kept, hexadecimal.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- Where the storage keeps it.
  storage_key text not null unique,
  uploaded_at timestamptz not null,
  -- Taken back by the applicant; the bytes are gone.
  removed_at timestamptz,
  primary key (partner_id, id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index settlement_document_by_application on settlement_document (partner_id, application_id, uploaded_at);
-- Documents taken back on the last day are looked for in the store each round.
create index settlement_document_taken_back on settlement_document (removed_at) where removed_at is not null;

-- An application for payment as it was sent; sent again after a correction, the newest counts.
create table payment_application (
  partner_id text not null,
  application_id uuid not null,
  n integer not null,
  -- Day the replacement was finished.
  completion_date text not null check (completion_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- Sealed: the rest of what was declared.
  data bytea not null,
  -- The ids of the documents it was sent with.
  document_ids jsonb not null,
  statement_version text not null,
  statement_hash text not null check (statement_hash ~ '^[0-9a-f]{64}$'),
  language text not null check (language in ('pl', 'en')),
  requested_at timestamptz not null,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- When somebody has to act on a case. Days as `packages/domain/src/periods.ts` has them; a test compares.
create function case_due(known application) returns timestamptz language sql stable as $$
  select coalesce(case
    when known.kind = 'callback' and known.measured_at is null
      and known.status in ('submitted', 'verified', 'in_completion') then known.created_at + 7 * interval '24 hours'
    when known.status = 'contract_sent' then (select max(expires_at) from signing_envelope as envelope
      where envelope.partner_id = known.partner_id and envelope.application_id = known.id and envelope.state = 'sent')
    when known.status in ('payment_requested', 'settlement_review') then (select max(requested_at)
      from payment_application as payment where payment.partner_id = known.partner_id
        and payment.application_id = known.id) + 56 * interval '24 hours'
    end, '5138-11-16 09:46:39.999+00')
$$;

create function keep_case_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    new.status_at := new.changed_at;
  end if;
  if new.kind = 'callback' or new.status in ('contract_sent', 'payment_requested', 'settlement_review') then
    new.due_at := case_due(new);
  else
    new.due_at := '5138-11-16 09:46:39.999+00';
  end if;
  return new;
end
$$;
create trigger keep_case_order before insert or update of status, kind, measured_at, created_at on application
  for each row execute function keep_case_order();

-- Documents sent again while the case waits for its signature.
create function keep_envelope_due() returns trigger language plpgsql as $$
begin
  update application set due_at = case_due(application)
    where partner_id = new.partner_id and id = new.application_id and status = 'contract_sent'
      and due_at <> case_due(application);
  return null;
end
$$;
create trigger keep_envelope_due after update of state, expires_at on signing_envelope
  for each row when (new.state = 'sent') execute function keep_envelope_due();

-- Which store of files this database belongs to: the same id lies in the store. One row.
create table file_store (
  n integer primary key check (n = 1),
  id uuid not null,
  bound_at timestamptz not null
);

-- Files of erased applications: they go at once, and what a crash leaves of them goes with the next sweep.
create table erased_file (
  storage_key text primary key
);
