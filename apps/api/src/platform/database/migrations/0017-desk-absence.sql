-- An officer of a partner is away from one Polish day to another, both included, and a colleague stands in. The case's
-- officer stays who it was.
create table desk_absence (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  substitute_id uuid not null references desk_person (id) on delete cascade,
  from_day date not null,
  until_day date not null,
  made_by uuid not null references desk_person (id),
  made_at timestamptz not null,
  -- When both were told that it has begun.
  begun_at timestamptz,
  primary key (partner_id, person_id),
  constraint desk_absence_by_another check (person_id <> substitute_id),
  constraint desk_absence_days check (from_day <= until_day)
);
create index desk_absence_by_substitute on desk_absence (partner_id, substitute_id);

-- In whose place somebody is told.
alter table desk_notice add column for_person_id uuid references desk_person (id) on delete cascade;
alter table desk_notice drop constraint desk_notice_kind_check;
alter table desk_notice add constraint desk_notice_kind_check check (
  kind in ('assigned', 'mentioned', 'message', 'upload', 'appeal', 'new_case', 'payment_request')
    and application_id is not null
  or kind in ('role_to_confirm', 'role_confirmed', 'role_declined', 'role_to_lose', 'role_given', 'role_taken',
    'cases_left', 'bulk_ended', 'stands_in', 'is_stood_in_for', 'stand_in_over', 'stand_in_lost',
    'stand_in_begins', 'stand_in_ended') and application_id is null);
