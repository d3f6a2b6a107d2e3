-- A note by which somebody of the desk asks a colleague for an opinion, and the note that answers it.
create table case_opinion (
  partner_id text not null,
  application_id uuid not null,
  -- The note that asks.
  n integer not null,
  asked_by uuid not null references desk_person (id),
  asked_of uuid not null references desk_person (id),
  -- The note that answers; null: it waits.
  answer_n integer,
  verdict text check (verdict in ('fine', 'doubts', 'not_my_field')),
  -- When whoever asked saw the answer.
  seen_at timestamptz,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  foreign key (partner_id, application_id, n) references case_note (partner_id, application_id, n) on delete cascade,
  foreign key (partner_id, application_id, answer_n) references case_note (partner_id, application_id, n)
    on delete cascade,
  check (answer_n is not null or verdict is null),
  constraint case_opinion_of_another check (asked_of <> asked_by)
);
create index case_opinion_to_give on case_opinion (partner_id, asked_of) where answer_n is null;
create index case_opinion_to_see on case_opinion (partner_id, asked_by)
  where answer_n is not null and seen_at is null;

alter table desk_notice drop constraint desk_notice_kind_check;
alter table desk_notice add constraint desk_notice_kind_check check (
  kind in ('assigned', 'mentioned', 'message', 'upload', 'appeal', 'new_case', 'payment_request', 'opinion_asked',
    'opinion_given') and application_id is not null
  or kind in ('role_to_confirm', 'role_confirmed', 'role_declined', 'role_to_lose', 'role_given', 'role_taken',
    'cases_left', 'bulk_ended', 'stands_in', 'is_stood_in_for', 'stand_in_over', 'stand_in_lost',
    'stand_in_begins', 'stand_in_ended') and application_id is null);
