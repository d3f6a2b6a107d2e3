-- 'agreement' shows an installer or a bank that an agreement stands, without personal data.
alter table secret_link drop constraint secret_link_purpose_check;
alter table secret_link add constraint secret_link_purpose_check check
  (purpose in ('application', 'papers', 'not_me', 'signing', 'co_owner', 'notices', 'code', 'helper', 'agreement'));
-- The secret itself, sealed for its applicant, who hands it on; null: it stands in a mail alone.
alter table secret_link add column sealed_token bytea check ((sealed_token is not null) = (purpose = 'agreement'));
