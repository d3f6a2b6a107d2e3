-- Promises to mail, written in the transaction of what they speak of. The payload is sealed, and erased once kept.
create table outbox (
  id uuid primary key,
  partner_id text not null,
  application_id uuid not null,
  kind text not null,
  payload bytea,
  message_id text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null
);
create index outbox_due on outbox (due_at) where sent_at is null and failed_at is null;

-- Outgoing mail of a machine without a mail server.
create table mailbox_message (
  id uuid primary key,
  to_address text not null,
  from_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  message_id text not null unique,
  sent_at timestamptz not null
);
create index mailbox_message_by_address on mailbox_message (to_address, sent_at desc);

-- One row per address and window, counted up in place.
create table mail_allowance (
  bucket text primary key,
  window_start timestamptz not null,
  count integer not null
);
