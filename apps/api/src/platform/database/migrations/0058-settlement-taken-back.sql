-- What applicants took back, by when: of the last day it is looked for in the store each round, and not walked to.
create index settlement_document_taken_back on settlement_document (removed_at) where removed_at is not null;
