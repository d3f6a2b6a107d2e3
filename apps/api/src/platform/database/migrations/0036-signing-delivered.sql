-- When a document had been given whole to its signer for the first time: only then can it be opened.
alter table signing_signer add column delivered_at timestamptz;
