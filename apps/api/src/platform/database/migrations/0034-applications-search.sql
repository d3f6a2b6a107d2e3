-- What a case is found by at the desk: keyed hashes of normalised values and of beginnings of names and places. They
-- stand under what they were told in ('facts', a section, a co-owner), and change with it.
create table search_token (
  partner_id text not null,
  application_id uuid not null,
  told_in text not null,
  token bytea not null,
  primary key (partner_id, token, application_id, told_in),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index search_token_by_case on search_token (partner_id, application_id);

-- In which form its tokens stand; null: they are still to be written. Whose case it is, kept by the database, so that
-- an inbox is read along an index.
alter table application
  add column search_form smallint,
  add column officer_id uuid;
create index application_unsearched on application (created_at) where search_form is null;
create index application_by_officer on application (partner_id, officer_id, due_at, id);

create function keep_case_officer() returns trigger language plpgsql as $$
begin
  update application set officer_id = case tg_op when 'DELETE' then null else new.person_id end
    where partner_id = coalesce(new.partner_id, old.partner_id) and id = coalesce(new.application_id, old.application_id);
  return null;
end
$$;
create trigger keep_case_officer after insert or delete or update of person_id on case_assignment
  for each row execute function keep_case_officer();
update application set officer_id = assigned.person_id from case_assignment as assigned
  where assigned.partner_id = application.partner_id and assigned.application_id = application.id;
