-- That somebody at the desk has looked at what a flag tells; what comes later raises it again.
create table case_flag_look (
  partner_id text not null,
  application_id uuid not null,
  flag text not null check (flag in ('under_way', 'mail_failed', 'signing_failed', 'co_owner_objected')),
  -- Until when, and at what, they looked.
  facts_until timestamptz not null,
  facts_mark text not null,
  person_id uuid not null references desk_person (id),
  looked_at timestamptz not null,
  -- Sealed: why it is in order.
  reason bytea not null,
  primary key (partner_id, application_id, flag),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);

-- Tells one set of cases that share a trait with this one from another, and nothing else of them.
create function traits_mark(partner text, application uuid, ended text[]) returns text
  language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('ndp.partner', true);
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
      and its.status <> all (ended);
  perform set_config('ndp.partner', scope, true);
  return coalesce(mark, '');
end
$$;
