-- Standard answers a partner has written itself, or put in place of one of the release, which has the same key.
create table standard_answer (
  partner_id text not null references partner (id),
  key text not null,
  title text not null,
  pl text not null,
  en text not null,
  made_by uuid not null references desk_person (id),
  made_at timestamptz not null,
  primary key (partner_id, key)
);

-- A file that goes with a message about a case, sealed in the storage like a document of the settlement.
create table message_file (
  partner_id text not null,
  id uuid not null,
  application_id uuid not null,
  -- The message it goes with; null: that one is still being written, for a day.
  message_n integer check (message_n > 0),
  -- Who sent it at the desk; null: the applicant.
  person_id uuid references desk_person (id),
  -- Sealed.
  file_name bytea not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  -- SHA-256 of the file as it is kept, hexadecimal.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  storage_key text not null unique,
  uploaded_at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index message_file_by_application on message_file (partner_id, application_id, uploaded_at);
create index message_file_unsent on message_file (uploaded_at) where message_n is null;
