-- The audit page reads the actions of a partner, of one person there, or of one case, the newest first.
create index operator_action_of_partner on operator_action (partner_id, at, n);
create index operator_action_of_person on operator_action (partner_id, chain, at, n);
create index operator_action_of_case on operator_action (partner_id, reference, at, n) where reference is not null;
