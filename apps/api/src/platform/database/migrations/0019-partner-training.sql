-- Officers practise at a training partner: its cases are made up, no mail of theirs leaves, and no bank is given a file.
alter table partner add column is_training boolean not null default false;

-- Whether a partner is one is said when it is opened: no partner with people's cases ever becomes one.
create function keep_training() returns trigger language plpgsql as $$
begin
  raise exception 'a training partner stays one, and no other becomes one' using errcode = '23514';
end $$;
create trigger training_is_fixed before update on partner for each row
  when (new.is_training <> old.is_training) execute function keep_training();

create function is_training_partner(of_partner text) returns boolean language sql stable as $$
  select exists (select from partner where partner.id = of_partner and partner.is_training)
$$;

-- No bank is given a file of made-up cases, and the regulator no report of them.
create function refuse_training() returns trigger language plpgsql as $$
begin
  raise exception 'nothing of a training partner leaves' using errcode = '23514';
end $$;
create trigger payment_download_not_in_training before insert on payment_download for each row
  when (is_training_partner(new.partner_id)) execute function refuse_training();
create trigger regulator_report_not_in_training before insert on regulator_report for each row
  when (is_training_partner(new.partner_id)) execute function refuse_training();

-- An administrator has the cases of a training partner erased and made anew; one such work at a time. That the partner is
-- one for training is part of the key: no other partner's cases can be asked for.
alter table partner add unique (id, is_training);
create table training_reset (
  partner_id text not null,
  is_training boolean not null default true check (is_training),
  id uuid not null,
  asked_by uuid not null references desk_person (id),
  asked_at timestamptz not null,
  -- Cases so far.
  erased integer not null default 0,
  made integer not null default 0,
  ended_at timestamptz,
  -- Cases that could not be made.
  failed integer not null default 0,
  leased_until timestamptz,
  attempts integer not null default 0,
  primary key (partner_id, id),
  foreign key (partner_id, is_training) references partner (id, is_training)
);
create unique index training_reset_one on training_reset (partner_id) where ended_at is null;

-- Only of a training partner are cases erased for that.
alter table erasure drop constraint erasure_cause_check;
alter table erasure add constraint erasure_cause_check
  check (cause in ('not_me', 'applicant', 'request', 'unlawful', 'duty', 'retention', 'training'));
create function refuse_for_people() returns trigger language plpgsql as $$
begin
  raise exception 'cases of people are not erased for training' using errcode = '23514';
end $$;
create trigger erasure_in_training_alone before insert on erasure for each row
  when (new.cause = 'training' and not is_training_partner(new.partner_id)) execute function refuse_for_people();
