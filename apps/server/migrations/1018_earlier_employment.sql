-- Who joins again keeps the days of before: reports and letters of that time stay as they were.

create table earlier_employment (
  staff_id uuid not null,
  organisation_id uuid not null,
  joined_on date not null,
  last_day_on date not null,
  primary key (staff_id, last_day_on),
  constraint earlier_employment_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint earlier_employment_days check (last_day_on >= joined_on)
);
comment on table earlier_employment is 'Employments of a member of staff that ended before they joined again; the present one is in employee.';
comment on column earlier_employment.staff_id is 'The membership.';
comment on column earlier_employment.organisation_id is 'Who employed them.';
comment on column earlier_employment.joined_on is 'First day, in Asia/Kolkata.';
comment on column earlier_employment.last_day_on is 'Last day, in Asia/Kolkata.';
create index earlier_employment_by_organisation on earlier_employment (organisation_id, last_day_on);
