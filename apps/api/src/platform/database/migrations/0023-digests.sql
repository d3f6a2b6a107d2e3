-- One row for each day's summary to the operator, so that over all processes it is mailed once.
create table digest (
  -- The day in Poland.
  day date primary key,
  message_id text not null,
  leased_until timestamptz not null,
  attempts integer not null default 1,
  sent_at timestamptz
);
