-- What people note of their day at work, where someone who is invited will work, and how employees are numbered.

create table employee_note (
  note_id uuid primary key,
  staff_id uuid not null,
  organisation_id uuid not null,
  on_day date not null,
  words text not null check (length(words) between 1 and 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint employee_note_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id)
);
create index employee_note_of_day on employee_note (staff_id, on_day desc, note_id desc);
create index employee_note_by_organisation on employee_note (organisation_id);
comment on table employee_note is 'A note of an employee on a day; private, unless it is shared with the managers.';
comment on column employee_note.note_id is 'UUID v7.';
comment on column employee_note.staff_id is 'Who wrote it.';
comment on column employee_note.organisation_id is 'Where they work.';
comment on column employee_note.on_day is 'The day that it is about, Asia/Kolkata.';
comment on column employee_note.words is 'The note.';
comment on column employee_note.is_shared is 'The managers of who wrote it may read it.';
comment on column employee_note.created_at is 'When it was written.';
comment on column employee_note.updated_at is 'When it last changed.';
comment on column employee_note.version is 'Counts its changes.';

-- Where someone who was invited will work, until they join.
create table invited_employee (
  invitation_id uuid primary key references staff_invitation on delete cascade,
  organisation_id uuid not null references organisation,
  employee_code text check (length(employee_code) between 1 and 20),
  department_id uuid,
  manager_staff_id uuid,
  joined_on date not null,
  created_at timestamptz not null,
  constraint invited_employee_department foreign key (department_id, organisation_id)
    references department (department_id, organisation_id) on delete set null (department_id),
  constraint invited_employee_manager foreign key (manager_staff_id, organisation_id)
    references staff_member (staff_id, organisation_id)
);
create index invited_employee_by_department on invited_employee (department_id) where department_id is not null;
create index invited_employee_by_manager on invited_employee (manager_staff_id) where manager_staff_id is not null;
create index invited_employee_by_organisation on invited_employee (organisation_id);
comment on table invited_employee is 'The place at work of a person who was invited and has not joined; it becomes their employee row when they do.';
comment on column invited_employee.invitation_id is 'The invitation; the membership that it becomes has the same id.';
comment on column invited_employee.organisation_id is 'Who invites them.';
comment on column invited_employee.employee_code is 'The number by which the organisation will know them; null: none.';
comment on column invited_employee.department_id is 'Where they will work; null: directly below the owner.';
comment on column invited_employee.manager_staff_id is 'To whom they will report; null: the head of the department, else the owner.';
comment on column invited_employee.joined_on is 'First day of work, in Asia/Kolkata.';
comment on column invited_employee.created_at is 'When they were invited.';

create table employee_setting (
  employee_setting_id uuid primary key,
  organisation_id uuid not null references organisation,
  number_prefix text not null check (length(number_prefix) <= 12),
  next_number int not null check (next_number between 1 and 999999),
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint employee_setting_once unique (organisation_id)
);
comment on table employee_setting is 'How an organisation numbers its employees; without a row it gives numbers by hand.';
comment on column employee_setting.employee_setting_id is 'UUID v7.';
comment on column employee_setting.organisation_id is 'Whose.';
comment on column employee_setting.number_prefix is 'What every number begins with, such as E-.';
comment on column employee_setting.next_number is 'What the next one who is added gets behind it.';
comment on column employee_setting.updated_at is 'When it was set last; giving a number does not count.';
comment on column employee_setting.version is 'Counts its settings.';
