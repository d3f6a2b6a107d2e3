-- A case somebody put aside until a day; it comes back earlier when something happens in it.
create table case_snooze (
  partner_id text not null,
  application_id uuid not null,
  -- Polish day on which it is shown again.
  until_day date not null,
  person_id uuid not null references desk_person (id),
  snoozed_at timestamptz not null,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
