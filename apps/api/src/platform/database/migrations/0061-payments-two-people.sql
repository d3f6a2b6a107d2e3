-- A day is one of the calendar. Rows of before are left as they are.
create function is_day(day text) returns boolean language plpgsql immutable as $$
begin
  return day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and to_char(day::date, 'YYYY-MM-DD') = day;
exception when others then
  return false;
end
$$;
alter table payment add constraint payment_booked_on_a_day check (is_day(booked_on)) not valid;
alter table payment_booking add constraint payment_booking_on_a_day check (is_day(booked_on)) not valid;
alter table bank_line add constraint bank_line_on_a_day check (is_day(booked_on)) not valid;

-- More reasons why a line does not count by itself, and who read it first.
alter table bank_line drop constraint bank_line_kind_check;
alter table bank_line add constraint bank_line_kind_check check (kind in ('other_account', 'booked_twice',
  'other_amount', 'future', 'before_file', 'other_payer', 'no_account', 'no_reference', 'own_file', 'unexpected',
  'one_of_two', 'ambiguous', 'unbooked', 'not_ours'));
alter table bank_line add column read_by text;

-- A line that speaks of our money is set aside by two people as well.
alter table bank_line drop constraint bank_line_state_check, drop constraint bank_line_check1,
  drop constraint bank_line_check2, drop constraint bank_line_confirmed_by_another;
alter table bank_line
  add constraint bank_line_state_check check (state in ('open', 'assigned', 'settled', 'aside_proposed', 'set_aside')),
  add constraint bank_line_reason check ((reason is not null) = (state in ('aside_proposed', 'set_aside'))),
  add constraint bank_line_words check (words is null or state in ('open', 'assigned', 'aside_proposed')),
  add constraint bank_line_confirmed_by_another check ((state <> 'settled' or confirmed_by is not null)
    and (confirmed_by is null or (state in ('settled', 'set_aside') and confirmed_by <> decided_by)));
drop index bank_line_to_clear;
create index bank_line_to_clear on bank_line (partner_id, program_id, booked_on)
  where state in ('open', 'assigned', 'aside_proposed');

create or replace function keep_bank_line() returns trigger language plpgsql as $$
begin
  if old.state = 'settled' or new.state = 'settled' and (old.state <> 'assigned'
    or (new.payments, new.decided_by, new.amount_gr) is distinct from (old.payments, old.decided_by, old.amount_gr))
  then raise exception 'what is confirmed is what another person assigned'; end if;
  if new.state = 'set_aside' and old.state <> 'set_aside' and new.kind <> 'not_ours' and (new.confirmed_by is null
    or old.state <> 'aside_proposed' or (new.reason, new.decided_by) is distinct from (old.reason, old.decided_by))
  then raise exception 'a line about our money is set aside by two people'; end if;
  return new;
end
$$;

-- A batch whose file was handed out ends by two people: one says why, another one confirms.
alter table payment_batch add column cancel_asked_by text, add column cancel_reason text,
  add constraint payment_batch_cancel_reason check ((cancel_asked_by is null) = (cancel_reason is null));
create or replace function keep_batch_at_bank() returns trigger language plpgsql as $$
begin
  if old.state = 'sent' and new.state <> 'sent' and new.state <> 'cancelled' then
    raise exception 'the bank has this batch';
  end if;
  if new.state = 'cancelled' and (new.cancelled_by is null or old.cancel_asked_by is null
    or new.cancelled_by = old.cancel_asked_by) then
    raise exception 'a batch at the bank is cancelled by two people';
  end if;
  return new;
end
$$;

-- Its payments are free again once somebody has asked for it, whether or not the bank was said to have the file.
create or replace function keep_payment_at_bank() returns trigger language plpgsql as $$
declare
  ways text[] := case old.state when 'sent' then array['sent', 'booked', 'rejected', 'approved']
    else array['file_made', 'sent', 'approved', 'booked', 'rejected'] end;
begin
  if tg_op = 'UPDATE' and new.state = any (ways)
    and (new.revision, new.transfer_id, new.payee_hash, new.application_id)
      is not distinct from (old.revision, old.transfer_id, old.payee_hash, old.application_id)
    and (new.state <> 'approved' or exists (select from payment_batch_line line join payment_batch batch
      on batch.partner_id = line.partner_id and batch.id = line.batch_id
      where line.partner_id = old.partner_id and line.payment_id = old.id and line.is_live
        and batch.cancel_asked_by is not null)) then
    return new;
  end if;
  raise exception 'a transfer of this case is at the bank';
end
$$;

-- The bank may have carried out what was cancelled or refused, and nothing that was in no file.
create function keep_payment_booked() returns trigger language plpgsql as $$
begin
  if not exists (select from payment_batch_line line join payment_batch batch
    on batch.partner_id = line.partner_id and batch.id = line.batch_id
    where line.partner_id = new.partner_id and line.payment_id = new.id and batch.sha256 is not null) then
    raise exception 'a payment that was in no file is not booked';
  end if;
  return new;
end
$$;
create trigger payment_booked before update of state on payment for each row
  when (new.state = 'booked' and old.state not in ('file_made', 'sent', 'booked')) execute function keep_payment_booked();
