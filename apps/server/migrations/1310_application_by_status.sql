-- The columns of a job's board, also where few of very many applications are in one, and its counts by step.

create index application_by_status on application (job_id, status, listed_at desc, application_id desc) include (step, is_knocked_out);
drop index application_counted;
