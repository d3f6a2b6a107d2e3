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
  -- When the organiser entered the measured energy data of a request to be called back.
  measured_at timestamptz,
  -- The programme a case was begun in: another programme of its partner later changes nothing of it. Null: the programme
  -- of its partner's row.
  program_id text,
  -- Lists are sorted by these: since when it has its status, and when somebody has to act on it. Without a deadline that
  -- is the last moment of eleven digits of seconds, which sorts behind all others.
  status_at timestamptz,
  due_at timestamptz not null default '5138-11-16 09:46:39.999+00',
  -- The version a case was calculated in; null: the first one.
  program_version integer,
  -- In which form its search tokens stand; null: they are still to be written. Whose case it is, written by a trigger, so
  -- that an inbox is read along an index.
  search_form smallint,
  officer_id uuid,
  -- Whether the applicant asked to be texted of what waits for them: 'refused' once the number took no message; null: no.
  sms text check (sms in ('wanted', 'refused')),
  -- Whether it was ever sent, written by a trigger: so cases that never were are found without their timelines.
  was_sent boolean not null default false,
  primary key (partner_id, id),
  unique (partner_id, reference),
  constraint application_program_version_fkey
    foreign key (program_id, program_version) references program_version (program_id, n)
);
create index application_by_payload on application (partner_id, payload_hash, created_at);
create index application_by_address on application (partner_id, email_index, created_at desc);
create index application_by_status on application (status, changed_at);
create index application_by_due on application (partner_id, due_at, id);
create index application_by_status_due on application (partner_id, status, due_at, id);
create index application_callback_due on application (partner_id, due_at, id) where kind = 'callback';
create index application_by_status_at on application (partner_id, status_at desc, reference);
create index application_by_status_and_time on application (partner_id, status, status_at desc, reference);
-- What is looked for when its time is over.
create index application_unconfirmed on application (created_at) where email_verified_at is null;
create index application_callback_changed on application (changed_at) where kind = 'callback';
create index application_ended on application (created_at)
  where status in ('paid', 'reported', 'rejected', 'withdrawn', 'expired');
-- Cases that ended without an agreement, by how long ago.
create index application_ended_without on application (changed_at) where status in ('rejected', 'withdrawn', 'expired');
-- Terms that began long ago in a status.
create index application_by_status_since on application (status, status_at);
create index application_unsearched on application (created_at) where search_form is null;
create index application_by_officer on application (partner_id, officer_id, due_at, id);
-- What has not ended, as `packages/domain/src/workflow/statuses.ts` says; a test compares.
create index application_open_by_due on application (partner_id, due_at, id)
  where status not in ('paid', 'reported', 'rejected', 'withdrawn', 'expired');
create index application_open_by_officer on application (partner_id, officer_id, due_at, id)
  where status not in ('paid', 'reported', 'rejected', 'withdrawn', 'expired');
-- Cases by the day they were begun, for the statistics of some days.
create index application_by_beginning on application (partner_id, created_at);
-- The housekeeping writes tokens of an older form anew.
create index application_of_older_form on application (created_at) where search_form is null or search_form < 2;
-- Cases that ended without an agreement and were never sent, by how long ago.
create index application_ended_unsent on application (changed_at)
  where status in ('rejected', 'withdrawn', 'expired') and not was_sent;

create function keep_case_sent() returns trigger language plpgsql as $$
begin
  new.was_sent := new.was_sent or 'completed' in (old.status, new.status);
  return new;
end
$$;
create trigger keep_case_sent before update of status on application
  for each row execute function keep_case_sent();

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

-- The secret itself is only in the mail; here stands its keyed hash.
create table secret_link (
  partner_id text not null,
  application_id uuid not null,
  token_hash bytea not null,
  -- 'application' opens everything, 'papers' only the signed papers; 'not_me' erases what was sent in somebody's name,
  -- until the address is confirmed; 'signing' and 'co_owner' let one person sign and answer;
  -- 'notices' lets the owner of the second address agree to its messages, or stop them; 'code' stands in the mail beside
  -- the link, for the browser the estimate was sent from; 'helper' lets a helper prepare sections.
  purpose text not null check
    (purpose in ('application', 'papers', 'not_me', 'signing', 'co_owner', 'notices', 'code', 'helper')),
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

-- What is typed in a section and not given yet: it is shown to whoever opens the link, counts for nothing, and goes as
-- soon as the section is saved or the application is no longer filled in.
create table section_draft (
  partner_id text not null,
  application_id uuid not null,
  section text not null
    check (section in ('client_info', 'building_address', 'building_info', 'settlement', 'consent', 'project')),
  -- Sealed for this partner, application and section: it may hold PESEL and account numbers.
  typed bytea not null,
  -- Grows with every keeping, so that one window never replaces unseen what another has kept.
  version integer not null,
  kept_at timestamptz not null,
  -- When a helper typed in this section last; null: nobody but the applicant did.
  prepared_at timestamptz,
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

-- A co-owner the applicant named; this person answers through a link of their own.
create table co_owner (
  partner_id text not null,
  id uuid not null,
  application_id uuid not null,
  n integer not null,
  -- Sealed: name and e-mail.
  person bytea not null,
  language text not null check (language in ('pl', 'en')),
  -- When the newest link was mailed.
  asked_at timestamptz,
  state text not null check (state in ('named', 'waiting', 'agreed', 'objected')),
  created_at timestamptz not null,
  primary key (partner_id, id),
  unique (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index co_owner_objected on co_owner (partner_id, application_id) where state = 'objected';

-- Evidence of every answer: to which sentence, about what, in which language and when.
-- Hashes are SHA-256 in hexadecimal.
create table co_owner_answer (
  partner_id text not null,
  co_owner_id uuid not null,
  n integer not null,
  application_id uuid not null,
  answer text not null check (answer in ('agree', 'object')),
  statement_version text not null,
  statement_hash text not null check (statement_hash ~ '^[0-9a-f]{64}$'),
  summary_hash text not null check (summary_hash ~ '^[0-9a-f]{64}$'),
  language text not null check (language in ('pl', 'en')),
  -- Sealed: the name as typed, the reason, and what was shown.
  details bytea not null,
  answered_at timestamptz not null,
  primary key (partner_id, co_owner_id, n),
  foreign key (partner_id, co_owner_id) references co_owner (partner_id, id) on delete cascade
);
create index co_owner_answer_by_application on co_owner_answer (partner_id, application_id);

-- Evidence is never changed, and goes only with its whole application.
create function keep_co_owner_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from application where partner_id = old.partner_id and id = old.application_id
  ) then
    return old;
  end if;
  raise exception 'a co-owner''s answer is never changed';
end
$$;
create trigger co_owner_answer_is_kept before update or delete on co_owner_answer
  for each row execute function keep_co_owner_answer();

-- A further address the applicant named: once its owner agreed, it is told that something has happened in the case.
create table second_address (
  partner_id text not null,
  application_id uuid not null,
  -- Sealed: the e-mail.
  address bytea not null,
  state text not null check (state in ('asked', 'confirmed', 'stopped')),
  asked_at timestamptz not null,
  -- When its owner answered last; null before.
  answered_at timestamptz,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- Whom the applicant invited to prepare sections of an application that is not sent yet. It goes with the invitation,
-- with the sending, and with the case.
create table helper (
  partner_id text not null,
  application_id uuid not null,
  -- Sealed: name and e-mail of a third person.
  person bytea not null,
  state text not null check (state in ('invited', 'handed_over', 'declined')),
  invited_at timestamptz not null,
  -- When the helper handed over or declined last; null before.
  answered_at timestamptz,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- Whether two applications are about one building, person, account or telephone. Keyed hashes, with one key for all
-- partners: nothing can be read from them, and they go with their application.
create table case_trait (
  partner_id text not null,
  application_id uuid not null,
  trait text not null check (trait in ('building', 'person', 'account', 'telephone')),
  hash bytea not null,
  primary key (partner_id, application_id, trait),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index case_trait_by_hash on case_trait (trait, hash);

-- The traits a case shares with another one that has not ended. A telephone under which more than three others are
-- reached belongs to somebody who helps with many, such as an installer, and does not count. Row security hides the
-- other partners' rows: the function reads past it, for the caller's own applications, and returns names of traits only.
create function traits_shared(partner text, application uuid, ended text[]) returns text[]
  language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('ndp.partner', true);
  own record;
  others integer;
  found_traits text[] := '{}';
begin
  if scope is null or scope not in (partner, '*') then
    return '{}';
  end if;
  perform set_config('ndp.partner', '*', true);
  for own in select trait, hash, case when trait = 'telephone' then 4 else 1 end as enough from case_trait
    where partner_id = traits_shared.partner and application_id = traits_shared.application order by trait
  loop
    select count(*) into others from (
      select from case_trait as other
      join application as its on its.partner_id = other.partner_id and its.id = other.application_id
      where other.trait = own.trait and other.hash = own.hash
        and (other.partner_id, other.application_id) <> (traits_shared.partner, traits_shared.application)
        and its.status <> all (ended)
      limit own.enough) as sharing;
    if others > 0 and (own.trait <> 'telephone' or others < own.enough) then
      found_traits := found_traits || own.trait;
    end if;
  end loop;
  perform set_config('ndp.partner', scope, true);
  return found_traits;
end
$$;

-- Distinguishes one set of cases that share a counting trait with this one from another.
create function traits_mark(partner text, application uuid, ended text[]) returns text
  language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('ndp.partner', true);
  shared text[] := traits_shared(partner, application, ended);
  mark text;
begin
  if scope is null or scope not in (partner, '*') then
    return '';
  end if;
  perform set_config('ndp.partner', '*', true);
  select md5(string_agg(own.trait || its.partner_id || its.id::text, ' ' order by own.trait, its.partner_id, its.id))
    into mark from case_trait as own
    join case_trait as other on other.trait = own.trait and other.hash = own.hash
      and (other.partner_id, other.application_id) <> (own.partner_id, own.application_id)
    join application as its on its.partner_id = other.partner_id and its.id = other.application_id
    where own.partner_id = traits_mark.partner and own.application_id = traits_mark.application
      and own.trait = any (shared) and its.status <> all (ended);
  perform set_config('ndp.partner', scope, true);
  return coalesce(mark, '');
end
$$;

-- What a case is found by at the desk: keyed hashes of normalised values and of beginnings of names and places. They
-- stand under what they were told in ('facts', a section, a co-owner), and change with it.
create table search_token (
  partner_id text not null,
  application_id uuid not null,
  told_in text not null,
  token bytea not null,
  primary key (partner_id, token, application_id, told_in),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index search_token_by_case on search_token (partner_id, application_id);

-- That an application was erased, when and why: nothing personal. A restored backup is erased again by it.
create table erasure (
  partner_id text not null references partner (id),
  application_id uuid not null,
  at timestamptz not null,
  cause text not null check (cause in ('not_me', 'applicant', 'request', 'unlawful', 'duty', 'retention')),
  primary key (partner_id, application_id)
);
create index erasure_by_time on erasure (at);

create function keep_erasure() returns trigger language plpgsql as $$
begin
  raise exception 'the record of an erasure is never changed';
end
$$;
create trigger erasure_is_kept before update or delete on erasure
  for each row execute function keep_erasure();
