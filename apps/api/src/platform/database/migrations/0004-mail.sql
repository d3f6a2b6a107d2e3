-- Promises to mail, written in the transaction of what they speak of. The payload is sealed, and erased once sent.
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
  created_at timestamptz not null,
  -- Which mail goes first: 0 somebody waits for it, 1 news of a case, 2 to an address nobody has confirmed.
  priority smallint not null default 1 check (priority between 0 and 2)
);
create index outbox_due on outbox (due_at) where sent_at is null and failed_at is null and dropped_at is null;
create index outbox_by_application on outbox (partner_id, application_id);
create index outbox_by_priority on outbox (priority, due_at, created_at)
  where sent_at is null and failed_at is null and dropped_at is null;
create index outbox_failed on outbox (partner_id, application_id) where failed_at is not null;
-- Text messages are counted apart from the mails they stand among.
create index outbox_text_messages on outbox (due_at) where kind = 'case-sms';

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
