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
  primary key (partner_id, id),
  unique (partner_id, application_id, attempt),
  unique (partner_id, transfer_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  check ((booked_on is not null) = (state in ('booked', 'returned')))
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
  primary key (partner_id, id),
  unique (partner_id, n),
  constraint payment_batch_released_by_another
    check (released_by is null or (released_by <> made_by and released_by <> all (involved))),
  check (state in ('open', 'cancelled') or (file is not null and sha256 is not null)),
  check (file is null or not needs_release or released_by is not null)
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
  foreign key (partner_id, payment_id) references payment (partner_id, id) on delete cascade
);
