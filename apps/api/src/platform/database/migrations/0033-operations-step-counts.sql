-- How often a step of the portal was shown and answered, by day and language: counts only, of nobody in particular.
create table step_count (
  partner_id text not null references partner (id),
  -- Day in Poland.
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  flow text not null check (flow in ('estimate', 'application')),
  step text not null,
  language text not null check (language in ('pl', 'en')),
  seen integer not null check (seen >= 0),
  passed integer not null check (passed >= 0),
  primary key (partner_id, day, flow, step, language)
);
create index step_count_by_day on step_count (day);
