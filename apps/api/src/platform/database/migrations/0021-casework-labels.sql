-- The labels a partner has for its cases; a retired one stays where it is and is put nowhere any more.
create table label (
  partner_id text not null references partner (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 30),
  color text not null check (color in ('grey', 'blue', 'green', 'amber', 'violet', 'red')),
  made_by uuid not null references desk_person (id),
  made_at timestamptz not null,
  retired_at timestamptz,
  primary key (partner_id, id)
);
create unique index label_by_name on label (partner_id, lower(name));

create table case_label (
  partner_id text not null,
  application_id uuid not null,
  label_id uuid not null,
  person_id uuid not null references desk_person (id),
  put_at timestamptz not null,
  primary key (partner_id, application_id, label_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  foreign key (partner_id, label_id) references label (partner_id, id)
);
create index case_label_by_label on case_label (partner_id, label_id);

-- A job may put a label on many cases.
alter table bulk_job add column label_id uuid;
alter table bulk_job add foreign key (partner_id, label_id) references label (partner_id, id);
alter table bulk_job drop constraint bulk_job_action_check;
alter table bulk_job add constraint bulk_job_action_check
  check (action in ('take', 'let_go', 'hand_over', 'remind', 'snooze', 'label'));
alter table bulk_job add check ((action = 'label') = (label_id is not null));
