-- Departments of an organisation, and the place of each member of its staff in them.

alter table staff_member add constraint staff_of_organisation unique (staff_id, organisation_id);

create table department (
  department_id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null check (length(name) between 1 and 80),
  parent_id uuid,
  head_staff_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint department_of_organisation unique (department_id, organisation_id),
  constraint department_parent foreign key (parent_id, organisation_id) references department (department_id, organisation_id),
  constraint department_head foreign key (head_staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint department_not_below_itself check (parent_id <> department_id)
);
create unique index department_name_once on department (organisation_id, lower(name));
create index department_by_parent on department (parent_id) where parent_id is not null;
create index department_by_head on department (head_staff_id) where head_staff_id is not null;
comment on table department is 'A part of an organisation, in which its staff work.';
comment on column department.department_id is 'UUID v7.';
comment on column department.organisation_id is 'Whose department it is; no other organisation reads it.';
comment on column department.name is 'As the organisation calls it; once there, whatever the capitals.';
comment on column department.parent_id is 'The department that it is a part of; null: directly below the owner.';
comment on column department.head_staff_id is 'Who leads it; null: the owner.';
comment on column department.created_at is 'When it was made.';
comment on column department.updated_at is 'When it last changed.';
comment on column department.version is 'Counts its changes.';

create table employee (
  staff_id uuid primary key,
  organisation_id uuid not null,
  employee_code text check (length(employee_code) between 1 and 20),
  department_id uuid,
  manager_staff_id uuid,
  joined_on date not null,
  last_day_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint employee_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint employee_department foreign key (department_id, organisation_id) references department (department_id, organisation_id),
  constraint employee_manager foreign key (manager_staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint employee_not_own_manager check (manager_staff_id <> staff_id),
  constraint employee_days check (last_day_on >= joined_on)
);
create unique index employee_code_once on employee (organisation_id, lower(employee_code)) where employee_code is not null;
create index employee_by_department on employee (department_id) where department_id is not null;
create index employee_by_manager on employee (manager_staff_id) where manager_staff_id is not null;
create index employee_by_organisation on employee (organisation_id);
comment on table employee is 'What an organisation keeps of a member of its staff as an employee; a member without a row has none of it yet.';
comment on column employee.staff_id is 'The membership that it belongs to.';
comment on column employee.organisation_id is 'Who employs them.';
comment on column employee.employee_code is 'The number by which the organisation knows them; null: none.';
comment on column employee.department_id is 'Where they work; null: directly below the owner.';
comment on column employee.manager_staff_id is 'To whom they report; null: the head of the department, else the owner.';
comment on column employee.joined_on is 'First day of work, in Asia/Kolkata.';
comment on column employee.last_day_on is 'Last day of work, once notice was given or they left; null: none is known.';
comment on column employee.created_at is 'When it was first written.';
comment on column employee.updated_at is 'When it last changed.';
comment on column employee.version is 'Counts its changes.';
