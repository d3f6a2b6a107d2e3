-- As before; of a trait that many share, such as a large building, the first one that has not ended is enough.
create or replace function traits_under_way(partner text, application uuid, ended text[]) returns text[]
  language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('ndp.partner', true);
  own record;
  found_traits text[] := '{}';
begin
  if scope is null or scope not in (partner, '*') then
    return '{}';
  end if;
  perform set_config('ndp.partner', '*', true);
  for own in select trait, hash from case_trait
    where partner_id = traits_under_way.partner and application_id = traits_under_way.application order by trait
  loop
    perform from case_trait as other
      join application as its on its.partner_id = other.partner_id and its.id = other.application_id
      where other.trait = own.trait and other.hash = own.hash
        and (other.partner_id, other.application_id) <> (traits_under_way.partner, traits_under_way.application)
        and its.status <> all (ended)
      limit 1;
    if found then
      found_traits := found_traits || own.trait;
    end if;
  end loop;
  perform set_config('ndp.partner', scope, true);
  return found_traits;
end
$$;
