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
