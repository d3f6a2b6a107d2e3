-- A signature whose name is not the one in the application waits for a person: since when, and, sealed, what was typed.
alter table signing_signer
  add column held_at timestamptz,
  add column held_signature bytea,
  add constraint signing_signer_held check ((held_at is null) = (held_signature is null));
