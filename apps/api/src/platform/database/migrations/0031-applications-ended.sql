-- Cases that ended without an agreement, by how long ago.
create index application_ended_without on application (changed_at) where status in ('rejected', 'withdrawn', 'expired');
-- Terms that began long ago in a status.
create index application_by_status_since on application (status, status_at);
