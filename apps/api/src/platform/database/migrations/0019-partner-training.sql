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
