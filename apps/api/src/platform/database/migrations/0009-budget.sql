-- The budget of a programme at a partner; without a row nothing is counted and nobody waits.
create table budget (
  partner_id text not null references partner (id),
  program_id text not null,
  total_gr bigint not null check (total_gr > 0),
  reserved_gr bigint not null check (reserved_gr >= 0),
  committed_gr bigint not null check (committed_gr >= 0),
  spent_gr bigint not null check (spent_gr >= 0),
  -- How many movements there were, and how many tickets were given to cases that wait.
  movements integer not null,
  tickets integer not null,
  primary key (partner_id, program_id),
  constraint budget_is_kept check (reserved_gr + committed_gr + spent_gr <= total_gr)
);

-- The share of a case. With less than it wants it waits, and its ticket says after whom.
create table budget_share (
  partner_id text not null,
  application_id uuid not null,
  program_id text not null,
  stage text not null check (stage in ('reserved', 'committed', 'spent')),
  wanted_gr bigint not null check (wanted_gr > 0),
  held_gr bigint not null check (held_gr between 0 and wanted_gr),
  ticket integer,
  waits_since timestamptz,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade,
  foreign key (partner_id, program_id) references budget (partner_id, program_id),
  check ((ticket is not null) = (held_gr < wanted_gr)),
  check ((ticket is not null) = (waits_since is not null))
);
create unique index budget_share_by_ticket on budget_share (partner_id, program_id, ticket) where ticket is not null;

-- Every movement, by how much each part of the balance changed; its case is forgotten when the case is erased.
create table budget_movement (
  partner_id text not null,
  program_id text not null,
  n integer not null check (n > 0),
  at timestamptz not null,
  kind text not null,
  application_id uuid,
  total_gr bigint not null,
  reserved_gr bigint not null,
  committed_gr bigint not null,
  spent_gr bigint not null,
  primary key (partner_id, program_id, n),
  foreign key (partner_id, program_id) references budget (partner_id, program_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete set null (application_id)
);
create index budget_movement_by_case on budget_movement (partner_id, application_id);

create function keep_budget_movement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'application_id' = to_jsonb(old) - 'application_id'
    and new.application_id is null then return new; end if;
  raise exception 'a movement of a budget is never changed';
end
$$;
create trigger budget_movement_is_kept before update or delete on budget_movement
  for each row execute function keep_budget_movement();

-- Somebody wants another total; somebody else says yes or no to it.
create table budget_proposal (
  partner_id text not null references partner (id),
  program_id text not null,
  id uuid not null,
  total_gr bigint not null check (total_gr > 0),
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  is_accepted boolean,
  primary key (partner_id, id),
  constraint budget_proposal_by_another check (decided_by <> proposed_by),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_accepted is null))
);
create unique index budget_proposal_one_open on budget_proposal (partner_id, program_id) where decided_by is null;

-- Whether a programme has a budget. Whoever sets the first one waits for all who have asked, and they for nobody.
create function has_budget(of_partner text, of_program text) returns boolean language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('budget ' || of_partner, 0));
  return exists (select from budget where partner_id = of_partner
    and program_id = coalesce(of_program, (select program_id from partner where id = of_partner)));
end
$$;
