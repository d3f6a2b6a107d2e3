-- What people at the desk write to each other about a case; the applicant never reads it.
create table case_note (
  partner_id text not null,
  application_id uuid not null,
  n integer not null check (n > 0),
  -- Sealed.
  body bytea not null,
  person_id uuid not null references desk_person (id),
  at timestamptz not null,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- Who hears of a case without its being theirs.
create table case_watch (
  partner_id text not null,
  application_id uuid not null,
  person_id uuid not null references desk_person (id) on delete cascade,
  primary key (partner_id, application_id, person_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- What somebody at the desk is told: that there is something in a case, never what.
create table desk_notice (
  partner_id text not null,
  id uuid not null,
  person_id uuid not null references desk_person (id) on delete cascade,
  application_id uuid not null,
  kind text not null check (
    kind in ('assigned', 'mentioned', 'message', 'upload', 'appeal', 'new_case', 'payment_request')),
  at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index desk_notice_by_person on desk_notice (partner_id, person_id, at desc);
create index desk_notice_by_case on desk_notice (partner_id, application_id);

-- How somebody wants to be mailed of it; without a row once a day.
create table desk_notice_choice (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  told text not null check (told in ('at_once', 'daily', 'never')),
  -- Whether they hear of every new case and payment request of the partner.
  hears_all boolean not null default false,
  language text not null check (language in ('pl', 'en')),
  primary key (partner_id, person_id)
);
