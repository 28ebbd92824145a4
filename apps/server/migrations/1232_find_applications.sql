-- Applications in the search across everything.

create index application_number_parts on application using gin (replace(application_number, '-', '') gin_trgm_ops);
create index application_shortlisted on application (organisation_id, shortlisted_at desc) where shortlisted_at is not null;
