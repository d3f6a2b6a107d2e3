-- Acts of operators make a chain for each person at the desk; '' is that of the command line, and of before.
alter table operator_action add column chain text not null default '';
create index operator_action_by_chain on operator_action (chain, n);

-- The ends of these chains, as an anchor of form 3 binds them.
create table act_anchored (
  anchor integer not null references audit_anchor (n),
  chain text not null,
  n integer not null,
  mac text not null,
  primary key (chain, n)
);
create index act_anchored_by_anchor on act_anchored (anchor);
create trigger act_anchored_is_kept before update or delete on act_anchored
  for each row execute function keep_audit();
