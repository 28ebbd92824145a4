-- Applicants of a business with two accounts: what the business says of them. No account changes by it.

alter table candidate_cv
  add column mobile text generated always as (says -> 'mobile' ->> 'value') stored,
  add column mail text generated always as (lower(says -> 'mail' ->> 'value')) stored;
comment on column candidate_cv.mobile is 'The number that the CV says, ten digits; null: none.';
comment on column candidate_cv.mail is 'The mail that the CV says, in small letters; null: none.';
create index candidate_cv_mobile on candidate_cv (mobile) where mobile is not null;
create index candidate_cv_mail on candidate_cv (mail) where mail is not null;

create table same_person (
  organisation_id uuid not null references organisation,
  first_user_id uuid not null references user_account,
  second_user_id uuid not null references user_account,
  first_application_id uuid not null references application on delete cascade,
  second_application_id uuid not null references application on delete cascade,
  verdict text not null check (verdict in ('same', 'different')),
  said_by uuid references user_account,
  said_at timestamptz not null,
  primary key (organisation_id, first_user_id, second_user_id),
  constraint same_person_order check (first_user_id < second_user_id)
);
create index same_person_second on same_person (organisation_id, second_user_id);
create index same_person_of_first on same_person (first_user_id);
create index same_person_of_second on same_person (second_user_id);
create index same_person_first_application on same_person (first_application_id);
create index same_person_second_application on same_person (second_application_id);
create index same_person_said_by on same_person (said_by);
comment on table same_person is 'Whether two applicants of a business are one person, as the business decided.';
comment on column same_person.organisation_id is 'The business; for others it says nothing.';
comment on column same_person.first_user_id is 'One of both.';
comment on column same_person.second_user_id is 'The other one.';
comment on column same_person.first_application_id is 'An application of the first; when it is erased, so is this.';
comment on column same_person.second_application_id is 'An application of the second.';
comment on column same_person.verdict is 'same: their applications are shown together; different: it is not asked again.';
comment on column same_person.said_by is 'Who of the team; null: the account is gone.';
comment on column same_person.said_at is 'When.';
