-- Text messages are counted apart from the mails they stand among.
create index outbox_text_messages on outbox (due_at) where kind = 'case-sms';
