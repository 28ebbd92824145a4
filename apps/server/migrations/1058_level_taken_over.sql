-- A level that names someone is decided by them; the owner of the business takes it over only in so many words.

alter table approval_step add column taken_by uuid;
alter table approval_step add column taken_at timestamptz;
alter table approval_step add column taken_reason text check (length(taken_reason) between 1 and 500);
alter table approval_step add constraint approval_step_taken
  check ((taken_by is null) = (taken_at is null) and (taken_by is null) = (taken_reason is null));
comment on column approval_step.taken_by is 'The owner of the business, who decides in place of whom the level names; null: nobody took it over.';
comment on column approval_step.taken_at is 'When it was taken over.';
comment on column approval_step.taken_reason is 'Why, in the words of who took it over.';
