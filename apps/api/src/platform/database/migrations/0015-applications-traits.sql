-- What tells that two applications are about one building, one person or one account. Keyed hashes, with one key for
-- all partners: nothing can be read of them, and they go with their application.
create table case_trait (
  partner_id text not null,
  application_id uuid not null,
  trait text not null check (trait in ('building', 'person', 'account')),
  hash bytea not null,
  primary key (partner_id, application_id, trait),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index case_trait_by_hash on case_trait (trait, hash);

-- Which traits an application shares with another one that has not ended, whoever's portal that is in. Row security
-- hides the other partners' rows; this one question is asked past it, of the caller's own applications only, and no more
-- comes out than the names of the traits.
create function traits_under_way(partner text, application uuid, ended text[]) returns text[]
  language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('ndp.partner', true);
  found_traits text[];
begin
  if scope is null or scope not in (partner, '*') then
    return '{}';
  end if;
  perform set_config('ndp.partner', '*', true);
  select coalesce(array_agg(distinct own.trait order by own.trait), '{}') into found_traits
    from case_trait as own
    join case_trait as other on other.trait = own.trait and other.hash = own.hash
      and (other.partner_id, other.application_id) <> (own.partner_id, own.application_id)
    join application as its on its.partner_id = other.partner_id and its.id = other.application_id
    where own.partner_id = traits_under_way.partner and own.application_id = traits_under_way.application
      and its.status <> all (ended);
  perform set_config('ndp.partner', scope, true);
  return found_traits;
end
$$;
