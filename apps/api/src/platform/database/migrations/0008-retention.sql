-- That an application was erased, when and why: nothing personal. A restored backup is erased again by it.
create table erasure (
  partner_id text not null references partner (id),
  application_id uuid not null,
  at timestamptz not null,
  cause text not null check (cause in ('not_me', 'applicant', 'request', 'unlawful', 'duty', 'retention')),
  primary key (partner_id, application_id)
);

create function keep_erasure() returns trigger language plpgsql as $$
begin
  raise exception 'the record of an erasure is never changed';
end
$$;
create trigger erasure_is_kept before update or delete on erasure
  for each row execute function keep_erasure();

-- Papers of erased applications that a signing platform still holds open: they are cancelled there until it answers.
create table abandoned_envelope (
  partner_id text not null references partner (id),
  provider text not null,
  provider_id text not null,
  since timestamptz not null,
  primary key (partner_id, provider, provider_id)
);
