-- A duty that goes on after the replacement, by its last Polish day, and whether its applicant said that it is done.
create table case_duty (
  partner_id text not null,
  application_id uuid not null,
  kind text not null check (kind in ('registration', 'durability', 'records')),
  due_on text not null check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- When the day was reckoned last; the status of the case has not moved since.
  planned_at timestamptz not null,
  done_at timestamptz,
  -- Sealed: how it was done, in the applicant's words.
  note bytea,
  -- On which Polish day it is asked next whether the new source runs; null: not any more.
  ask_on text,
  primary key (partner_id, application_id, kind),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  check (note is null or done_at is not null),
  check (ask_on is null or (ask_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and kind = 'durability'))
);
create index case_duty_open on case_duty (due_on, kind) where done_at is null;
create index case_duty_to_ask on case_duty (ask_on) where ask_on is not null;

-- Whether the new source runs, asked once a year.
create table case_running (
  partner_id text not null,
  application_id uuid not null,
  year integer not null,
  asked_at timestamptz not null,
  answer text check (answer in ('yes', 'no', 'gone')),
  answered_at timestamptz,
  primary key (partner_id, application_id, year),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  check ((answer is null) = (answered_at is null))
);
create index case_running_stopped on case_running (partner_id) where answer in ('no', 'gone');

-- The office may ask about a duty that is late, or a source that has stopped.
alter table case_message drop constraint case_message_topic_check;
alter table case_message add constraint case_message_topic_check
  check (topic in ('offer', 'offer_fits', 'offer_differs', 'duty'));
