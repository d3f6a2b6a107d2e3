-- A signed document lies in its row at first, written in one transaction with what follows from it, and later, sealed as
-- it is, in the store of files: then the row has its key there. The unsigned copies go with the move.
alter table signature_artefact
  add column signed_key text unique,
  -- Length of the signed document as people get it, bytes; null: it lies in its row.
  add column signed_bytes integer;
alter table signature_artefact
  alter column signed_document drop not null,
  add constraint signature_artefact_once 
    check (num_nonnulls(signed_document, signed_key) = 1 and (signed_key is null) = (signed_bytes is null));
create index signature_artefact_to_store on signature_artefact (stored_at) where signed_document is not null;
alter table signature_request alter column document drop not null;
alter table signing_envelope alter column document drop not null;
