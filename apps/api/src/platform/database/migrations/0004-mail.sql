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
  -- Nobody needs it any more: its link was used, or a newer one has taken its place. No operator has to look.
  dropped_at timestamptz,
  last_error text,
  created_at timestamptz not null
);
create index outbox_due on outbox (due_at) where sent_at is null and failed_at is null and dropped_at is null;
create index outbox_by_application on outbox (partner_id, application_id);

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

-- Addresses whose mail server refused them: nothing more is sent there for a while. The address is sealed.
create table suppressed_address (
  hash bytea primary key,
  address bytea not null,
  reason text not null,
  since timestamptz not null,
  ends_at timestamptz not null
);
