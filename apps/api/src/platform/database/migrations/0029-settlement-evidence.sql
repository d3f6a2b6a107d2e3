-- Whether one device, or one photograph, is settled in two cases. Keyed hashes, with one key for all partners, that stand
-- under what they were made of ('serial', or the id of a document) and go with their application.
create table evidence_hash (
  partner_id text not null,
  application_id uuid not null,
  source text not null,
  n smallint not null,
  hash bytea not null,
  primary key (partner_id, application_id, source, n),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index evidence_hash_by_hash on evidence_hash (hash);

-- What a case shares with others, ended ones too: of a photograph at least `enough` hashes. A case of the same partner is
-- named; of another one only that there is one. Made-up cases of a training partner are compared with its own alone.
-- Row security hides the other partners' rows: the function reads past it, for the caller's own applications.
create function evidence_shared(partner text, application uuid, enough integer)
  returns table (source text, reference text)
  language plpgsql security definer set search_path from current as $$
#variable_conflict use_column
declare
  scope text := current_setting('ndp.partner', true);
begin
  if scope is null or scope not in (evidence_shared.partner, '*') then
    return;
  end if;
  perform set_config('ndp.partner', '*', true);
  return query
    select distinct alike.source, case when its.partner_id = evidence_shared.partner then its.reference end
    from (
      select own.source, other.partner_id, other.application_id from evidence_hash as own
      join evidence_hash as other on other.hash = own.hash
        and (other.partner_id, other.application_id) <> (own.partner_id, own.application_id)
      where own.partner_id = evidence_shared.partner and own.application_id = evidence_shared.application
      group by own.source, other.partner_id, other.application_id, other.source
      having count(*) >= case own.source when 'serial' then 1 else enough end
    ) as alike
    join application as its on its.partner_id = alike.partner_id and its.id = alike.application_id
    where its.partner_id = evidence_shared.partner
      or not (is_training_partner(its.partner_id) or is_training_partner(evidence_shared.partner));
  perform set_config('ndp.partner', scope, true);
end
$$;
