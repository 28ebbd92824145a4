-- Who of a business's team sees a job: everyone who may see hiring, or chosen people and the owner.

alter table job add column is_for_members boolean not null default false;
comment on column job.is_for_members is 'Only the owner and the people of job_member see it; false: everyone of the business who may see hiring.';
create index job_for_members on job (organisation_id) where is_for_members;

create table job_member (
  job_id uuid not null references job,
  user_id uuid not null references user_account,
  primary key (job_id, user_id)
);
create index job_member_of_person on job_member (user_id);
comment on table job_member is 'People of the business who were chosen to see a job; they still need the right to see hiring.';
comment on column job_member.job_id is 'Which job.';
comment on column job_member.user_id is 'Who was chosen.';
