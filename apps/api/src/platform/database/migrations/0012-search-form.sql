-- The housekeeping writes tokens of an older form anew; the form is the third now.
drop index application_of_older_form;
create index application_of_older_form on application (created_at) where search_form is null or search_form < 3;
