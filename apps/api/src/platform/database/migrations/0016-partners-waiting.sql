-- 'code' stands in the mail beside the link, for the browser the estimate was sent from; it opens nothing elsewhere.
alter table secret_link drop constraint secret_link_purpose_check;
alter table secret_link add constraint secret_link_purpose_check
  check (purpose in ('application', 'papers', 'not_me', 'signing', 'co_owner', 'notices', 'code'));

-- Addresses that wait until the programme of a partner opens. They belong to no application, and go once they are told.
create table opening_wait (
  partner_id text not null,
  id uuid not null,
  -- Keyed hash of the address: it waits once.
  email_hash bytea not null,
  -- Sealed: the e-mail.
  address bytea not null,
  language text not null check (language in ('pl', 'en')),
  -- Keyed hash of the secret in the mail sent last.
  token_hash bytea not null,
  asked_at timestamptz not null,
  -- When its owner agreed; null before, and nothing is mailed to it then.
  confirmed_at timestamptz,
  primary key (partner_id, id),
  unique (partner_id, email_hash),
  unique (partner_id, token_hash)
);
