-- A role of approver or administrator that was given and waits for another person of the partner. It gives no rights:
-- what counts stands in desk_role alone.
create table desk_role_proposal (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  role text not null check (role in ('approver', 'administrator')),
  given_by uuid not null references desk_person (id),
  given_at timestamptz not null,
  decided_by uuid references desk_person (id),
  decided_at timestamptz,
  is_confirmed boolean,
  primary key (partner_id, person_id, role),
  constraint desk_role_proposal_by_another check (given_by <> person_id),
  constraint desk_role_proposal_decided_by_another check (decided_by <> given_by and decided_by <> person_id),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_confirmed is null))
);

-- Somebody at the desk is also told of roles, which are no case's.
alter table desk_notice alter column application_id drop not null;
alter table desk_notice drop constraint desk_notice_kind_check;
alter table desk_notice add constraint desk_notice_kind_check check (
  kind in ('assigned', 'mentioned', 'message', 'upload', 'appeal', 'new_case', 'payment_request')
    and application_id is not null
  or kind in ('role_to_confirm', 'role_confirmed', 'role_declined') and application_id is null);
