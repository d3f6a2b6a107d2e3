-- Texts a partner words otherwise. Every change is a row, the last one of a text counts, and none is ever rewritten.
create table partner_wording (
  partner_id text not null references partner (id),
  n integer generated always as identity,
  -- The text as it stands in the release.
  was_pl text not null,
  was_en text not null,
  -- The words in its place; null: it was taken back.
  pl text,
  en text,
  -- Null: it came from a file on the server.
  made_by uuid references desk_person (id),
  made_at timestamptz not null,
  primary key (partner_id, n),
  check ((pl is null) = (en is null))
);

create function keep_partner_wording() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a text stays as it is';
end $$;
create trigger kept before update or delete on partner_wording for each row execute function keep_partner_wording();
