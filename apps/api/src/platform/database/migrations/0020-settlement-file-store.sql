-- Which store of files this database belongs to: the same id lies in the store. One row.
create table file_store (
  n integer primary key check (n = 1),
  id uuid not null,
  bound_at timestamptz not null
);

-- Files of erased applications: they go at once, and what a crash leaves of them goes with the next sweep.
create table erased_file (
  storage_key text primary key
);
