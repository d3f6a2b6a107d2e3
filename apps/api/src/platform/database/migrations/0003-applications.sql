-- Every key leads with the partner, so that the data can be sharded by it.
create table application (
  partner_id text not null references partner (id),
  id uuid not null,
  reference text not null,
  kind text not null check (kind in ('estimate', 'callback')),
  status text not null,
  language text not null check (language in ('pl', 'en')),
  -- The kind of building, and nothing else of the project.
  project jsonb not null,
  -- Sealed: e-mail, client, and all of the project but the kind of building.
  facts bytea not null,
  -- Keyed hash of the e-mail address and its partner: all an application is found by.
  email_index bytea not null,
  -- The promise with everything it was calculated from: later tables never change it.
  quote jsonb,
  -- Keyed hash of call and body; null once the address was corrected.
  payload_hash bytea,
  submission_secret_hash bytea,
  created_at timestamptz not null,
  email_verified_at timestamptz,
  -- When the last consent completed it; null while it is open.
  submitted_at timestamptz,
  -- The last act of anybody on it: drafts expire a while after it.
  changed_at timestamptz not null,
  -- Grows with every change an applicant makes.
  revision integer not null default 0,
  primary key (partner_id, id),
  unique (partner_id, reference)
);
create index application_by_payload on application (partner_id, payload_hash, created_at);
create index application_by_address on application (partner_id, email_index, created_at desc);
create index application_by_status on application (status, changed_at);

-- The key under which everything personal of an application is sealed, itself sealed under a key of SECRET_KEYS.
-- It goes with its application; from then on nothing of it can be read, wherever a copy lies.
create table application_key (
  partner_id text not null,
  application_id uuid not null,
  sealed_key bytea not null,
  -- Which key of SECRET_KEYS opens it.
  key_id text not null,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index application_key_by_key on application_key (key_id);

-- The keys of hashes do not change with SECRET_KEYS: they are random, and sealed like the keys above.
create table hash_key (
  n integer primary key,
  sealed_key bytea not null,
  key_id text not null,
  created_at timestamptz not null
);

-- The secret itself is only in the mail; here stands its keyed hash.
create table secret_link (
  partner_id text not null,
  application_id uuid not null,
  token_hash bytea not null,
  -- 'application' opens everything, 'papers' only the signed papers; 'not_me' erases what was sent in somebody's name,
  -- until the address is confirmed; 'signing' and 'co_owner' let one person sign and answer.
  purpose text not null check (purpose in ('application', 'papers', 'not_me', 'signing', 'co_owner')),
  -- The signer or the co-owner who holds it; empty: the applicant.
  bearer text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- A link to sign opens nothing once it has signed; that it was used can still be told.
  used_at timestamptz,
  primary key (partner_id, token_hash),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index secret_link_by_application on secret_link (partner_id, application_id);

-- A saved section. The row is all there is: whether it completes its step, the step's schema says.
create table application_section (
  partner_id text not null,
  application_id uuid not null,
  section text not null
    check (section in ('client_info', 'building_address', 'building_info', 'settlement', 'consent')),
  -- Sealed (AES-256-GCM) for this partner, application and section: it holds PESEL and account numbers.
  data bytea not null,
  -- The application's revision at which it was saved.
  revision integer not null,
  saved_at timestamptz not null,
  primary key (partner_id, application_id, section),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- Every status an application entered, oldest first.
create table application_event (
  partner_id text not null,
  application_id uuid not null,
  n integer not null,
  status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('applicant', 'system', 'operator')),
  -- Which operator it was.
  actor_name text,
  -- Sealed: why somebody moved it.
  sealed_reason bytea,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- A reminder is sent once for its deadline.
create table reminder (
  partner_id text not null,
  application_id uuid not null,
  kind text not null,
  -- The deadline it speaks of, and which of its reminders it is.
  deadline timestamptz not null,
  days_before integer not null,
  sent_at timestamptz not null,
  primary key (partner_id, application_id, kind, deadline, days_before),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- Evidence of every consent: which sentence and which documents were agreed to, in which language and when.
-- Hashes are SHA-256 in hexadecimal.
create table consent_record (
  partner_id text not null,
  application_id uuid not null,
  revision integer not null,
  consent_id text not null,
  text_version text not null,
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  document_hashes jsonb not null,
  language text not null check (language in ('pl', 'en')),
  accepted_at timestamptz not null,
  primary key (partner_id, application_id, revision, consent_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- Evidence is never changed, and goes only with its whole application.
create function keep_consent_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from application where partner_id = old.partner_id and id = old.application_id
  ) then
    return old;
  end if;
  raise exception 'a consent record is never changed';
end
$$;
create trigger consent_record_is_kept before update or delete on consent_record
  for each row execute function keep_consent_record();
