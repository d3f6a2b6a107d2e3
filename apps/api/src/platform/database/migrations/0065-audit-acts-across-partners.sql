-- The newest acts of a chain, whoever's rows the work at hand may see: a chain runs across partners. The partner of the
-- transaction stands again when it answers. As many as asked for; null: all.
create or replace function acts_of_chain(of_chain text, most integer) returns setof operator_action language plpgsql as $$
declare
  scope text := current_setting('ndp.partner', true);
begin
  perform set_config('ndp.partner', '*', true);
  return query select act.* from operator_action as act where act.chain = of_chain order by act.n desc limit most;
  perform set_config('ndp.partner', coalesce(scope, ''), true);
end
$$;
