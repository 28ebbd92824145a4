-- Days on which an organisation does not work: once a year by name, and each week by weekday.

create table yearly_holiday (
  holiday_id uuid primary key,
  organisation_id uuid not null references organisation,
  department_id uuid,
  on_day date not null,
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint yearly_holiday_department foreign key (department_id, organisation_id)
    references department (department_id, organisation_id) on delete cascade,
  constraint yearly_holiday_once unique nulls not distinct (organisation_id, department_id, on_day)
);
create index yearly_holiday_by_day on yearly_holiday (organisation_id, on_day, holiday_id);
create index yearly_holiday_by_department on yearly_holiday (department_id) where department_id is not null;
comment on table yearly_holiday is 'A day with a name on which no one of an organisation or of one of its departments works.';
comment on column yearly_holiday.holiday_id is 'UUID v7.';
comment on column yearly_holiday.organisation_id is 'Whose holiday it is.';
comment on column yearly_holiday.department_id is 'For whom; null: all departments.';
comment on column yearly_holiday.on_day is 'The day, in Asia/Kolkata.';
comment on column yearly_holiday.name is 'As people call it.';
comment on column yearly_holiday.created_at is 'When it was added.';
comment on column yearly_holiday.updated_at is 'When it last changed.';
comment on column yearly_holiday.version is 'Counts its changes.';

create table weekly_holiday (
  weekly_holiday_id uuid primary key,
  organisation_id uuid not null references organisation,
  department_id uuid,
  weekdays smallint[] not null check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(weekdays) <= 6),
  saturdays smallint[] not null default '{}' check (saturdays <@ array[1, 2, 3, 4, 5]::smallint[] and cardinality(saturdays) <= 5),
  updated_at timestamptz not null,
  constraint weekly_holiday_department foreign key (department_id, organisation_id)
    references department (department_id, organisation_id) on delete cascade,
  constraint weekly_holiday_once unique nulls not distinct (organisation_id, department_id)
);
create index weekly_holiday_by_department on weekly_holiday (department_id) where department_id is not null;
comment on table weekly_holiday is 'Which weekdays an organisation or one of its departments does not work; without a row: Sundays.';
comment on column weekly_holiday.weekly_holiday_id is 'UUID v7.';
comment on column weekly_holiday.organisation_id is 'Whose it is.';
comment on column weekly_holiday.department_id is 'For whom; null: departments without a row of their own.';
comment on column weekly_holiday.weekdays is '1 Monday to 7 Sunday: off each week.';
comment on column weekly_holiday.saturdays is 'Saturdays of a month that are off, 1 to 5, where not all of them are.';
comment on column weekly_holiday.updated_at is 'When it was last set.';
