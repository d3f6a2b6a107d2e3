-- To take the role of an approver or administrator waits for another person too, who may be the one concerned.
alter table desk_role_proposal add column is_taking boolean not null default false;
alter table desk_role_proposal drop constraint desk_role_proposal_decided_by_another;
alter table desk_role_proposal add constraint desk_role_proposal_decided_by_another
  check (decided_by <> given_by and (decided_by <> person_id or is_taking and is_confirmed));

-- Who had a role at a partner and has none any more, so that one can be given back.
create table desk_leaver (
  partner_id text not null references partner (id),
  person_id uuid not null references desk_person (id) on delete cascade,
  left_at timestamptz not null,
  primary key (partner_id, person_id)
);

alter table desk_notice drop constraint desk_notice_kind_check;
alter table desk_notice add constraint desk_notice_kind_check check (
  kind in ('assigned', 'mentioned', 'message', 'upload', 'appeal', 'new_case', 'payment_request')
    and application_id is not null
  or kind in ('role_to_confirm', 'role_confirmed', 'role_declined', 'role_to_lose', 'role_given', 'role_taken', 'cases_left')
    and application_id is null);
