-- A signature made with the signer's own means: the document that came back, what was found in it, and, once it is
-- sealed, the record of signatures, which then stands in a file of its own.
alter table signing_signer
  add column own_document bytea,
  add column own_signature bytea;

alter table signing_envelope
  add column sealed_record bytea;
