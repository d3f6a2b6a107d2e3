-- Which session of the issuer a session of the desk was begun in; the issuer tells when that one ends.
alter table desk_session add column issuer_session text;
create index desk_session_by_issuer_session on desk_session (issuer_session) where issuer_session is not null;
