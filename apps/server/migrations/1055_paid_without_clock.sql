-- Absence has one owner: a day without a check-in is unpaid, unless the person is paid without checking in or someone decided.

create table attendance_exemption (
  exemption_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null,
  from_day date not null,
  to_day date,
  set_by uuid,
  set_at timestamptz not null,
  constraint attendance_exemption_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint attendance_exemption_days check (to_day >= from_day),
  constraint attendance_exemption_free exclude using gist (staff_id with =, daterange(from_day, to_day, '[]') with &&)
);
comment on table attendance_exemption is 'When a person is paid without checking in: on these days no check-in is missing, in the grid and for pay.';
comment on column attendance_exemption.exemption_id is 'UUID v7.';
comment on column attendance_exemption.organisation_id is 'Who pays.';
comment on column attendance_exemption.staff_id is 'Whose days.';
comment on column attendance_exemption.from_day is 'First day, in Asia/Kolkata.';
comment on column attendance_exemption.to_day is 'Last day, in Asia/Kolkata; null: until further notice.';
comment on column attendance_exemption.set_by is 'Who set it; null: it was so before there was a setting.';
comment on column attendance_exemption.set_at is 'When it was set.';
create index attendance_exemption_of_organisation on attendance_exemption (organisation_id, from_day);

-- Who is paid a salary and never checked in was paid in full until now, and stays so until someone sets it otherwise.
insert into attendance_exemption (exemption_id, organisation_id, staff_id, from_day, set_at)
select gen_random_uuid(), s.organisation_id, s.staff_id, date '2000-01-01', now() from staff_member s
where exists (select from employee_salary e where e.staff_id = s.staff_id and e.monthly_paise > 0)
  and not exists (select from attendance_spell a where a.staff_id = s.staff_id and a.in_source <> 'booking');

alter table payslip add column unproven_half_days int not null default 0 check (unproven_half_days between 0 and 62);
comment on column payslip.unproven_half_days is 'Of the unpaid half days those of a person who had not begun to check in: someone decides about them before the run is confirmed.';

create table payroll_absence (
  organisation_id uuid not null references organisation,
  staff_id uuid not null references staff_member,
  month date not null check (extract(day from month) = 1),
  half_days int not null check (half_days between 1 and 62),
  decided_by uuid not null,
  decided_at timestamptz not null,
  primary key (staff_id, month)
);
comment on table payroll_absence is 'Days without a check-in of someone who had not begun to check in, which stay unpaid because someone said so.';
comment on column payroll_absence.organisation_id is 'Who pays.';
comment on column payroll_absence.staff_id is 'Whose days.';
comment on column payroll_absence.month is 'First day of the month.';
comment on column payroll_absence.half_days is 'So many half days were seen; more of them are decided anew.';
comment on column payroll_absence.decided_by is 'Who decided; never the person themselves.';
comment on column payroll_absence.decided_at is 'When it was decided.';
