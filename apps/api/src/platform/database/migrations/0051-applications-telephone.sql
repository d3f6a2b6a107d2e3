-- The applicant's telephone is compared as building, person and account are. Released servers know three traits, so
-- their question leaves it out.
alter table case_trait drop constraint case_trait_trait_check;
alter table case_trait add constraint case_trait_trait_check
  check (trait in ('building', 'person', 'account', 'telephone'));

-- The traits a case shares with another one that has not ended. A telephone under which more than three others are
-- reached is that of somebody who helps with many, such as an installer, and tells nothing.
create function traits_shared(partner text, application uuid, ended text[]) returns text[]
  language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('ndp.partner', true);
  own record;
  others integer;
  found_traits text[] := '{}';
begin
  if scope is null or scope not in (partner, '*') then
    return '{}';
  end if;
  perform set_config('ndp.partner', '*', true);
  for own in select trait, hash, case when trait = 'telephone' then 4 else 1 end as enough from case_trait
    where partner_id = traits_shared.partner and application_id = traits_shared.application order by trait
  loop
    select count(*) into others from (
      select from case_trait as other
      join application as its on its.partner_id = other.partner_id and its.id = other.application_id
      where other.trait = own.trait and other.hash = own.hash
        and (other.partner_id, other.application_id) <> (traits_shared.partner, traits_shared.application)
        and its.status <> all (ended)
      limit own.enough) as sharing;
    if others > 0 and (own.trait <> 'telephone' or others < own.enough) then
      found_traits := found_traits || own.trait;
    end if;
  end loop;
  perform set_config('ndp.partner', scope, true);
  return found_traits;
end
$$;

create or replace function traits_under_way(partner text, application uuid, ended text[]) returns text[]
  language sql set search_path from current as $$
  select array_remove(traits_shared(partner, application, ended), 'telephone')
$$;

-- As before, of the traits that count.
create or replace function traits_mark(partner text, application uuid, ended text[]) returns text
  language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('ndp.partner', true);
  shared text[] := traits_shared(partner, application, ended);
  mark text;
begin
  if scope is null or scope not in (partner, '*') then
    return '';
  end if;
  perform set_config('ndp.partner', '*', true);
  select md5(string_agg(own.trait || its.partner_id || its.id::text, ' ' order by own.trait, its.partner_id, its.id))
    into mark from case_trait as own
    join case_trait as other on other.trait = own.trait and other.hash = own.hash
      and (other.partner_id, other.application_id) <> (own.partner_id, own.application_id)
    join application as its on its.partner_id = other.partner_id and its.id = other.application_id
    where own.partner_id = traits_mark.partner and own.application_id = traits_mark.application
      and own.trait = any (shared) and its.status <> all (ended);
  perform set_config('ndp.partner', scope, true);
  return coalesce(mark, '');
end
$$;

-- Cases of before are written anew by the housekeeping.
create index application_of_older_form on application (created_at) where search_form is null or search_form < 2;
