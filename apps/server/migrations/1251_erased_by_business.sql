-- What was erased stays in the figures of its business, so that the share of those who were hired is not too high.

alter table application_erased add column organisation_id uuid references organisation;
update application_erased e set organisation_id = job.organisation_id from job where job.job_id = e.job_id;
alter table application_erased alter column organisation_id set not null;
alter table application_erased add column applied int not null default 0 check (applied between 0 and count);
create index application_erased_of_business on application_erased (organisation_id, month);
comment on column application_erased.organisation_id is 'The business of the job.';
comment on column application_erased.applied is 'How many of them had applied; the others were invitations.';
