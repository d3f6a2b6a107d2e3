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
