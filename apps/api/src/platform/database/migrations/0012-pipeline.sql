-- Why somebody moved an application, and which operator it was.
alter table application_event add column reason text;
alter table application_event add column actor_name text;

-- The last act of anybody on it: drafts expire a while after it.
alter table application add column changed_at timestamptz;
update application set changed_at = greatest(created_at, coalesce(email_verified_at, created_at),
  coalesce((select max(saved_at) from application_section where application_section.partner_id = application.partner_id
    and application_section.application_id = application.id), created_at));
alter table application alter column changed_at set not null;
create index application_by_status on application (status, changed_at);

-- What a link is for: 'application' opens everything, 'papers' only the signed papers.
alter table application_link add column purpose text not null default 'application'
  check (purpose in ('application', 'papers'));

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
