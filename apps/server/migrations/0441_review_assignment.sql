-- Which Admin is looking at a partner that waits for a decision.

create table review_assignment (
  organisation_id uuid primary key references organisation,
  user_id uuid not null references user_account,
  taken_at timestamptz not null
);
comment on table review_assignment is 'Who has taken a partner in the review queue, so that two Admins do not read the same one. Ends with the decision.';
comment on column review_assignment.organisation_id is 'The partner whose profile or change waits.';
comment on column review_assignment.user_id is 'The Admin who took it.';
comment on column review_assignment.taken_at is 'When.';
create index review_assignment_of on review_assignment (user_id);
