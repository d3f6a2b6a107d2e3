-- Cases that ended without an agreement, by how long ago.
create index application_ended_without on application (changed_at) where status in ('rejected', 'withdrawn', 'expired');
