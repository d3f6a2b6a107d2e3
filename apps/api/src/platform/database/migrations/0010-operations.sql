-- What operators did, successful or not. Rows are only ever added.
create table operator_action (
  n integer generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  action text not null,
  -- Of the application it was about; it may be deleted later.
  partner_id text,
  application_id uuid,
  reference text,
  -- What was asked for: never a person's data.
  details jsonb not null,
  outcome text not null check (outcome in ('done', 'refused')),
  -- Why it was refused.
  refusal text check ((refusal is not null) = (outcome = 'refused'))
);
create index operator_action_by_time on operator_action (at);

create function keep_operator_action() returns trigger language plpgsql as $$
begin
  raise exception 'an operator action is never changed';
end
$$;
create trigger operator_action_is_kept before update or delete on operator_action
  for each row execute function keep_operator_action();
create trigger operator_actions_are_kept before truncate on operator_action
  for each statement execute function keep_operator_action();

-- One row for each day's summary to the operator, so that over all processes it is mailed once.
create table digest (
  -- The day in Poland.
  day date primary key,
  message_id text not null,
  leased_until timestamptz not null,
  attempts integer not null default 1,
  sent_at timestamptz
);
