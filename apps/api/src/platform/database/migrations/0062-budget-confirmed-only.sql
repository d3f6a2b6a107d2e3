-- An estimate whose address nobody has confirmed holds no share any more: what those of before hold or wait for is freed.
do $$
declare
  unconfirmed record;
begin
  for unconfirmed in
    select share.* from budget_share as share
    join application on application.partner_id = share.partner_id and application.id = share.application_id
    where application.status = 'submitted'
    order by share.partner_id, share.program_id, share.ticket nulls first, share.application_id
  loop
    update budget set movements = movements + 1, reserved_gr = reserved_gr - unconfirmed.held_gr
      where partner_id = unconfirmed.partner_id and program_id = unconfirmed.program_id;
    insert into budget_movement
      (partner_id, program_id, n, at, kind, application_id, total_gr, reserved_gr, committed_gr, spent_gr)
      select partner_id, program_id, movements, now(), 'freed', unconfirmed.application_id, 0, -unconfirmed.held_gr, 0, 0
      from budget where partner_id = unconfirmed.partner_id and program_id = unconfirmed.program_id;
    delete from budget_share
      where partner_id = unconfirmed.partner_id and application_id = unconfirmed.application_id;
  end loop;
end
$$;
