-- What somebody wants of a programme's payment settings; they count once another person has said yes. Nothing of it is
-- ever changed or forgotten: these rows are the history of thresholds and account.
create table payment_settings_change (
  partner_id text not null references partner (id),
  program_id text not null,
  id uuid not null,
  -- Their order.
  n integer generated always as identity,
  bank jsonb not null,
  payment_gr integer not null check (payment_gr > 0),
  payee_gr integer not null check (payee_gr > 0),
  batch_gr integer not null check (batch_gr > 0),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  is_accepted boolean,
  primary key (partner_id, id),
  constraint payment_settings_by_another check (decided_by <> proposed_by),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_accepted is null))
);
create unique index payment_settings_one_open on payment_settings_change (partner_id, program_id)
  where decided_by is null;

-- The history begins with what counts today, which one person set.
insert into payment_settings_change (partner_id, program_id, id, bank, payment_gr, payee_gr, batch_gr,
    proposed_by, proposed_at, decided_by, decided_at, is_accepted)
  select partner_id, program_id, gen_random_uuid(), bank, payment_gr, payee_gr, batch_gr,
    changed_by, changed_at, 'server:–', changed_at, true
  from payment_settings;

create function keep_payment_settings_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.decided_by is null and new.decided_by is not null
    and to_jsonb(new) - '{decided_by,decided_at,is_accepted}'::text[]
      = to_jsonb(old) - '{decided_by,decided_at,is_accepted}'::text[] then return new; end if;
  raise exception 'a change of payment settings is never changed';
end
$$;
create trigger payment_settings_change_is_kept before update or delete on payment_settings_change
  for each row execute function keep_payment_settings_change();

-- The thresholds a payment was proposed under, which go on to count for it. Null: proposed before this was kept.
alter table payment_revision add column thresholds jsonb;
