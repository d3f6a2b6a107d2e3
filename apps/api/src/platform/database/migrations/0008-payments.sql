-- Thresholds and the bank of a programme at a partner; without a row the usual ones hold, and no file can be made.
create table payment_settings (
  partner_id text not null references partner (id),
  program_id text not null,
  -- Whose account, and what its bank takes.
  bank jsonb not null,
  payment_gr integer not null check (payment_gr > 0),
  payee_gr integer not null check (payee_gr > 0),
  batch_gr integer not null check (batch_gr > 0),
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (partner_id, program_id)
);

-- Proposed payment settings of a programme; they count once another person has accepted them. Rows are never changed or
-- deleted: they are the history of thresholds and account.
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

-- A day of the calendar, YYYY-MM-DD.
create function is_day(day text) returns boolean language plpgsql immutable as $$
begin
  return day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and to_char(day::date, 'YYYY-MM-DD') = day;
exception when others then
  return false;
end
$$;

-- A payment of a case. One that was rejected or came back has ended; the next one is another row.
create table payment (
  partner_id text not null,
  id uuid not null,
  application_id uuid not null,
  program_id text not null,
  attempt integer not null check (attempt > 0),
  state text not null check
    (state in ('draft', 'proposed', 'approved', 'file_made', 'sent', 'booked', 'rejected', 'returned')),
  -- Which of its proposals counts.
  revision integer not null check (revision > 0),
  -- What the bank calls it, on the way there and back.
  transfer_id text not null,
  -- Keyed hash of the account, by which payments to one payee are added up.
  payee_hash bytea not null,
  -- Sealed: why it waits to be proposed again, or why the bank sent it back.
  sealed_reason bytea,
  -- Day in Poland on which the bank booked it.
  booked_on text check (booked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  changed_at timestamptz not null,
  -- The booked amount where it differs from the proposed one.
  booked_gr integer check (booked_gr > 0),
  -- Who said that the bank has not carried it out: nobody who has taken a file with it.
  rejected_by text,
  primary key (partner_id, id),
  unique (partner_id, application_id, attempt),
  unique (partner_id, transfer_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  check ((booked_on is not null) = (state in ('booked', 'returned'))),
  constraint payment_booked_on_a_day check (is_day(booked_on))
);
create unique index payment_one_live on payment (partner_id, application_id)
  where state not in ('rejected', 'returned');
create index payment_by_payee on payment (partner_id, payee_hash);
create index payment_by_state on payment (partner_id, state);

-- A payment as it was proposed. It is never changed: what changes is proposed again.
create table payment_revision (
  partner_id text not null,
  payment_id uuid not null,
  application_id uuid not null,
  revision integer not null check (revision > 0),
  amount_gr integer not null check (amount_gr > 0 and amount_gr < 100000000),
  -- What the bounds of the amount are made of, in grosze.
  facts jsonb not null,
  -- Sealed: account, name, address, title and what makes the hash its own.
  line bytea not null,
  -- SHA-256 of the line with a random text, hexadecimal.
  line_hash text not null check (line_hash ~ '^[0-9a-f]{64}$'),
  proposed_by text not null,
  proposed_at timestamptz not null,
  -- Who had looked at a changed account.
  looked_by text check (looked_by <> proposed_by),
  -- Required kinds of documents none of which was accepted when the payment was proposed.
  unaccepted text[] not null default '{}',
  -- The thresholds in force when it was proposed, which go on to count for it.
  thresholds jsonb,
  primary key (partner_id, payment_id, revision),
  unique (partner_id, payment_id, revision, proposed_by, line_hash),
  foreign key (partner_id, payment_id) references payment (partner_id, id) on delete cascade
);

create function keep_payment_revision() returns trigger language plpgsql as $$
begin
  raise exception 'a proposed payment is never changed';
end
$$;
create trigger payment_revision_is_kept before update on payment_revision
  for each row execute function keep_payment_revision();

-- Who approved which proposal: never who proposed it, who decided in the case, or who approved it before.
create table payment_approval (
  partner_id text not null,
  payment_id uuid not null,
  application_id uuid not null,
  revision integer not null,
  line_hash text not null,
  approved_by text not null,
  proposed_by text not null,
  deciders text[] not null,
  approved_at timestamptz not null,
  -- Sealed: why it was approved although required documents were not accepted.
  sealed_reason bytea,
  primary key (partner_id, payment_id, revision, approved_by),
  foreign key (partner_id, payment_id, revision, proposed_by, line_hash)
    references payment_revision (partner_id, payment_id, revision, proposed_by, line_hash) on delete cascade,
  constraint payment_approval_by_another check (approved_by <> proposed_by and approved_by <> all (deciders))
);
create trigger payment_approval_is_kept before update on payment_approval
  for each row execute function keep_payment_revision();

-- A person has looked at an account that had changed, or that money came back from.
create table payment_look (
  partner_id text not null,
  application_id uuid not null,
  looked_by text not null,
  looked_at timestamptz not null,
  primary key (partner_id, application_id, looked_at),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- What an applicant is told before less is paid than agreed, and what they explain: the hearing the agreement promises.
create table payment_hearing (
  partner_id text not null,
  application_id uuid not null,
  n integer not null check (n > 0),
  amount_gr integer not null check (amount_gr >= 0),
  asked_by uuid not null references desk_person (id),
  asked_at timestamptz not null,
  -- Last day in Poland to answer.
  answer_by text not null check (answer_by ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- Sealed: why less is to be paid, and what the applicant says to it.
  sealed_reason bytea not null,
  sealed_answer bytea,
  answered_at timestamptz,
  primary key (partner_id, application_id, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  check ((sealed_answer is null) = (answered_at is null))
);

-- Payments that go to the bank in one file. The file is made of these rows alone, and kept as its hash.
create table payment_batch (
  partner_id text not null references partner (id),
  id uuid not null,
  n integer not null check (n > 0),
  program_id text not null,
  state text not null check (state in ('open', 'file_made', 'sent', 'cancelled')),
  made_by text not null,
  made_at timestamptz not null,
  needs_release boolean not null,
  -- Who proposed or approved anything in it.
  involved text[] not null,
  released_by text,
  -- What the file is made with: bank, its id, day and moment.
  file jsonb,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- A batch whose file was handed out is cancelled by two people: one says why, another one confirms.
  cancelled_by text,
  cancel_asked_by text,
  cancel_reason text,
  primary key (partner_id, id),
  unique (partner_id, n),
  constraint payment_batch_released_by_another
    check (released_by is null or (released_by <> made_by and released_by <> all (involved))),
  check (state in ('open', 'cancelled') or (file is not null and sha256 is not null)),
  check (file is null or not needs_release or released_by is not null),
  constraint payment_batch_cancel_reason check ((cancel_asked_by is null) = (cancel_reason is null))
);

create table payment_batch_line (
  partner_id text not null,
  batch_id uuid not null,
  payment_id uuid not null,
  application_id uuid not null,
  revision integer not null,
  is_live boolean not null,
  primary key (partner_id, batch_id, payment_id),
  foreign key (partner_id, batch_id) references payment_batch (partner_id, id),
  foreign key (partner_id, payment_id, revision)
    references payment_revision (partner_id, payment_id, revision) on delete cascade
);
create unique index payment_batch_line_one_live on payment_batch_line (partner_id, payment_id) where is_live;

-- Who took the file, and why; one reason is good for one time.
create table payment_download (
  partner_id text not null,
  batch_id uuid not null,
  reason text not null,
  taken_by text not null,
  taken_at timestamptz not null,
  sha256 text not null,
  primary key (partner_id, batch_id, reason),
  foreign key (partner_id, batch_id) references payment_batch (partner_id, id)
);

-- A line of a statement that was ours, by its hash, so that it counts once.
create table payment_booking (
  partner_id text not null,
  entry_hash text not null check (entry_hash ~ '^[0-9a-f]{64}$'),
  payment_id uuid not null,
  application_id uuid not null,
  kind text not null check (kind in ('booked', 'returned')),
  amount_gr integer not null check (amount_gr > 0),
  booked_on text not null,
  statement text not null,
  read_by text not null,
  read_at timestamptz not null,
  primary key (partner_id, entry_hash),
  foreign key (partner_id, payment_id) references payment (partner_id, id) on delete cascade,
  constraint payment_booking_on_a_day check (is_day(booked_on))
);

-- A line of a statement that can be told to be no payment by itself: one person says what it is, another one confirms.
create table bank_line (
  partner_id text not null references partner (id),
  -- As in payment_booking, so that a line counts once.
  entry_hash text not null check (entry_hash ~ '^[0-9a-f]{64}$'),
  program_id text not null,
  kind text not null check (kind in ('other_account', 'booked_twice', 'other_amount', 'future', 'before_file',
    'other_payer', 'no_account', 'no_reference', 'own_file', 'unexpected', 'one_of_two', 'ambiguous', 'unbooked',
    'not_ours')),
  -- Below zero: money went out.
  amount_gr bigint not null check (amount_gr <> 0),
  booked_on text not null,
  statement text not null,
  -- Sealed, while somebody has to look: its title, the other account and the bank's words.
  words bytea,
  read_at timestamptz not null,
  state text not null check (state in ('open', 'assigned', 'settled', 'aside_proposed', 'set_aside')),
  -- While it is open, the payments it may be; then those it is said to be.
  payments uuid[] not null,
  decided_by text,
  decided_at timestamptz,
  -- Why it was set aside.
  reason text,
  confirmed_by text,
  -- Who read it first.
  read_by text,
  primary key (partner_id, entry_hash),
  check ((decided_by is null) = (state = 'open') and (decided_at is null) = (state = 'open')),
  constraint bank_line_reason check ((reason is not null) = (state in ('aside_proposed', 'set_aside'))),
  constraint bank_line_words check (words is null or state in ('open', 'assigned', 'aside_proposed')),
  constraint bank_line_confirmed_by_another check ((state <> 'settled' or confirmed_by is not null)
    and (confirmed_by is null or (state in ('settled', 'set_aside') and confirmed_by <> decided_by))),
  constraint bank_line_on_a_day check (is_day(booked_on))
);
create index bank_line_to_clear on bank_line (partner_id, program_id, booked_on)
  where state in ('open', 'assigned', 'aside_proposed');

create function keep_bank_line() returns trigger language plpgsql as $$
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
create trigger bank_line_is_kept before update on bank_line for each row execute function keep_bank_line();

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

-- Its payments are free again once somebody has asked for it, whether or not the bank was said to have the file.
create function keep_payment_at_bank() returns trigger language plpgsql as $$
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

create function keep_batch_at_bank() returns trigger language plpgsql as $$
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
create trigger payment_batch_at_bank before update of state on payment_batch for each row
  when (old.state in ('file_made', 'sent') and new.state <> old.state) execute function keep_batch_at_bank();

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

-- Documents, their verdicts and requests for correction do not change while a transfer is at the bank, like the case.
create function keep_ground_at_bank() returns trigger language plpgsql as $$
begin
  if is_at_bank(new.partner_id, new.application_id) then
    raise exception 'a transfer of this case is at the bank';
  end if;
  return new;
end
$$;
create trigger document_verdict_at_bank before insert or update on document_verdict
  for each row execute function keep_ground_at_bank();
create trigger settlement_document_at_bank before insert or update of removed_at on settlement_document
  for each row execute function keep_ground_at_bank();
create trigger correction_round_at_bank before insert or update on correction_round
  for each row execute function keep_ground_at_bank();

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
