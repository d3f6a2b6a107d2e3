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
