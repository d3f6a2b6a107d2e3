-- An invoice of KSeF is taken as the XML it is.
alter table settlement_document
  drop constraint settlement_document_media_type_check,
  add constraint settlement_document_media_type_check
    check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'application/xml')),
  -- Sealed: what was read out of the document when it came; null: nothing.
  add column facts bytea;
