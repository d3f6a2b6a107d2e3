-- What the bank booked, where that is not what was proposed.
alter table payment add column booked_gr integer check (booked_gr > 0);

-- Who said that the bank has not carried it out: nobody who has taken a file with it.
alter table payment add column rejected_by text;
create function keep_payment_rejected() returns trigger language plpgsql as $$
begin
  if exists (select from payment_batch_line line join payment_download taken
    on taken.partner_id = line.partner_id and taken.batch_id = line.batch_id
    where line.partner_id = new.partner_id and line.payment_id = new.id and taken.taken_by = new.rejected_by) then
    raise exception 'who has taken the file does not say that the bank refused it';
  end if;
  return new;
end
$$;
create trigger payment_rejected before update of state on payment for each row
  when (new.state = 'rejected' and old.state <> 'rejected') execute function keep_payment_rejected();

-- A line of a statement that can be told to be no payment by itself: one person says what it is, another one confirms.
create table bank_line (
  partner_id text not null references partner (id),
  -- As in payment_booking, so that a line counts once.
  entry_hash text not null check (entry_hash ~ '^[0-9a-f]{64}$'),
  program_id text not null,
  kind text not null check (kind in ('other_amount', 'ambiguous', 'unbooked', 'not_ours')),
  -- Below zero: money went out.
  amount_gr bigint not null check (amount_gr <> 0),
  booked_on text not null,
  statement text not null,
  -- Sealed, while somebody has to look: its title, the other account and the bank's words.
  words bytea,
  read_at timestamptz not null,
  state text not null check (state in ('open', 'assigned', 'settled', 'set_aside')),
  -- While it is open, the payments it may be; then those it is said to be.
  payments uuid[] not null,
  decided_by text,
  decided_at timestamptz,
  -- Why it was set aside.
  reason text,
  confirmed_by text,
  primary key (partner_id, entry_hash),
  check ((decided_by is null) = (state = 'open') and (decided_at is null) = (state = 'open')),
  check ((reason is not null) = (state = 'set_aside')),
  check (words is null or state in ('open', 'assigned')),
  constraint bank_line_confirmed_by_another check (
    (confirmed_by is not null) = (state = 'settled') and (confirmed_by is null or confirmed_by <> decided_by))
);
create index bank_line_to_clear on bank_line (partner_id, program_id, booked_on) where state in ('open', 'assigned');

create function keep_bank_line() returns trigger language plpgsql as $$
begin
  if old.state = 'settled' or new.state = 'settled' and (old.state <> 'assigned'
    or (new.payments, new.decided_by, new.amount_gr) is distinct from (old.payments, old.decided_by, old.amount_gr))
  then raise exception 'what is confirmed is what another person assigned'; end if;
  return new;
end
$$;
create trigger bank_line_is_kept before update on bank_line for each row execute function keep_bank_line();
