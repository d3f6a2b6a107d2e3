-- While a transfer is at the bank (its file was made and no answer has come) nothing it was made of may change.
create function is_at_bank(of_partner text, of_application uuid) returns boolean language sql stable as $$
  select exists (select from payment where partner_id = of_partner and application_id = of_application
    and state in ('file_made', 'sent'))
$$;

create function keep_case_at_bank() returns trigger language plpgsql as $$
begin
  if is_at_bank(new.partner_id, new.id) then raise exception 'a transfer of this case is at the bank'; end if;
  return new;
end
$$;
create trigger application_at_bank before update of status, quote on application for each row
  when (old.status = 'settlement_review'
    and (new.status not in ('settlement_review', 'paid') or new.quote is distinct from old.quote))
  execute function keep_case_at_bank();

create function keep_section_at_bank() returns trigger language plpgsql as $$
begin
  if is_at_bank(new.partner_id, new.application_id) then
    raise exception 'a transfer of this case is at the bank';
  end if;
  return new;
end
$$;
create trigger application_section_at_bank before insert or update on application_section for each row
  when (new.section in ('settlement', 'client_info')) execute function keep_section_at_bank();

create function keep_payment_at_bank() returns trigger language plpgsql as $$
declare
  ways text[] := case old.state when 'sent' then array['sent', 'booked', 'rejected']
    else array['file_made', 'sent', 'approved', 'booked', 'rejected'] end;
begin
  if tg_op = 'UPDATE' and new.state = any (ways)
    and (new.revision, new.transfer_id, new.payee_hash, new.application_id)
      is not distinct from (old.revision, old.transfer_id, old.payee_hash, old.application_id) then
    return new;
  end if;
  raise exception 'a transfer of this case is at the bank';
end
$$;
create trigger payment_at_bank before update or delete on payment for each row
  when (old.state in ('file_made', 'sent')) execute function keep_payment_at_bank();

create function keep_line_at_bank() returns trigger language plpgsql as $$
begin
  if exists (select from payment where partner_id = old.partner_id and id = old.payment_id
    and state in ('file_made', 'sent')) then
    raise exception 'a transfer of this case is at the bank';
  end if;
  return new;
end
$$;
create trigger payment_batch_line_at_bank before update on payment_batch_line for each row
  execute function keep_line_at_bank();

-- Who took a batch apart: once there is a file, nobody who has taken it.
alter table payment_batch add column cancelled_by text;
create function keep_batch_at_bank() returns trigger language plpgsql as $$
begin
  if old.state = 'sent' then raise exception 'the bank has this batch'; end if;
  if new.state = 'cancelled' and (new.cancelled_by is null or exists (select from payment_download
    where partner_id = new.partner_id and batch_id = new.id and taken_by = new.cancelled_by)) then
    raise exception 'who has taken the file does not take its batch apart';
  end if;
  return new;
end
$$;
create trigger payment_batch_at_bank before update of state on payment_batch for each row
  when (old.state in ('file_made', 'sent') and new.state <> old.state) execute function keep_batch_at_bank();
