-- A signed document lies in its row at first, written in one transaction with what follows from it, and later, sealed as
-- it is, in the store of files: then the row has its key there. The unsigned copies go with the move.
alter table signature_artefact
  add column signed_key text unique,
  -- Length of the signed document as people get it, bytes.
  add column signed_bytes integer;
-- One byte of form, twelve of nonce, sixteen of tag.
update signature_artefact set signed_bytes = octet_length(signed_document) - 29;
alter table signature_artefact
  alter column signed_bytes set not null,
  alter column signed_document drop not null,
  add constraint signature_artefact_once check ((signed_document is null) = (signed_key is not null));
create index signature_artefact_to_store on signature_artefact (stored_at) where signed_document is not null;
alter table signature_request alter column document drop not null;
alter table signing_envelope alter column document drop not null;
