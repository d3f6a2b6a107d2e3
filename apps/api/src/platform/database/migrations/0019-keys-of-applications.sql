-- The key under which everything personal of an application is sealed, itself sealed under a key of SECRET_KEYS.
-- It goes with its application; from then on nothing of it can be read, wherever a copy lies.
create table application_key (
  partner_id text not null,
  application_id uuid not null,
  sealed_key bytea not null,
  -- Which key of SECRET_KEYS opens it.
  key_id text not null,
  primary key (partner_id, application_id),
  foreign key (partner_id, application_id) references application (partner_id, id) on delete cascade
);
create index application_key_by_key on application_key (key_id);

-- The keys of hashes do not change with SECRET_KEYS: they are random, and sealed like the keys above.
create table hash_key (
  n integer primary key,
  sealed_key bytea not null,
  key_id text not null,
  created_at timestamptz not null
);

-- What was open until now has a sealed column beside it. A server that starts seals what an older version wrote and
-- empties the open column; nothing is written there any more.

-- Sealed: e-mail, client, and all of the project but the kind of building.
alter table application add column facts bytea;
-- Keyed hash of the e-mail address and its partner: all an application is found by.
alter table application add column email_index bytea;
alter table application alter column email drop not null;
alter table application alter column client drop not null;
drop index application_by_address;
create index application_by_address on application (partner_id, email_index, created_at desc);
create index application_unsealed on application (partner_id, id) where facts is null;

alter table application_event add column sealed_reason bytea;

-- Sealed: name and e-mail; why this person declined.
alter table signing_signer add column person bytea;
alter table signing_signer add column sealed_reason bytea;
alter table signing_signer alter column email drop not null;
alter table signing_signer alter column name drop not null;

-- Sealed: the entry. The chain of hashes goes over the text inside, as before.
alter table signing_event add column sealed_body bytea;
alter table signing_event alter column body drop not null;

-- Evidence is still never changed; only its seal may be renewed, by a transaction that says that it does so.
create function is_resealing() returns boolean language sql stable as $$
  select coalesce(current_setting('ndp.resealing', true), '') = 'on'
$$;

create or replace function keep_co_owner_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from application where partner_id = old.partner_id and id = old.application_id
  ) then
    return old;
  end if;
  if tg_op = 'UPDATE' and is_resealing()
    and to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and new.details is not null then
    return new;
  end if;
  raise exception 'a co-owner''s answer is never changed';
end
$$;

create or replace function keep_signing_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from signing_envelope where partner_id = old.partner_id and id = old.envelope_id
  ) then
    return old;
  end if;
  if tg_op = 'UPDATE' and is_resealing()
    and to_jsonb(new) - array['body', 'sealed_body'] = to_jsonb(old) - array['body', 'sealed_body']
    and new.sealed_body is not null then
    return new;
  end if;
  raise exception 'an entry of a signing record is never changed';
end
$$;
