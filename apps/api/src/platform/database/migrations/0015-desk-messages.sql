-- Standard answers a partner has written itself, or put in place of one of the release, which has the same key.
create table standard_answer (
  partner_id text not null references partner (id),
  key text not null,
  title text not null,
  pl text not null,
  en text not null,
  made_by uuid not null references desk_person (id),
  made_at timestamptz not null,
  primary key (partner_id, key)
);
