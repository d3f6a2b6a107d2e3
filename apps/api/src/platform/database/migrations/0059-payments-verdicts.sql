-- Required kinds of documents none of which was accepted when the payment was proposed, and why it was approved all the same.
alter table payment_revision add column unaccepted text[] not null default '{}';
alter table payment_approval add column sealed_reason bytea;

-- Documents, their verdicts and requests for correction hold still while a transfer is at the bank, as the case itself does.
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
