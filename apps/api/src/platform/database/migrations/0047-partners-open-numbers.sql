-- Whether the portal of a partner shows how many cases it has, to everybody.
alter table partner add column is_counted_openly boolean not null default false;
