-- The programme a case was begun in: another programme of its partner later changes nothing of it. Null for cases of
-- before: they are in the programme their partner's row names.
alter table application add column program_id text;
