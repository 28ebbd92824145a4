-- Compensatory leave, in return for work on days off: earned by its hours, approved, and expiring. Decision 0262.

alter table approval_level drop constraint approval_level_kind_check;
alter table approval_level add constraint approval_level_kind_check
  check (kind in ('leave', 'expense', 'travel', 'regularisation', 'loan', 'compensatory_leave'));
alter table approval_request drop constraint approval_request_kind_check;
alter table approval_request add constraint approval_request_kind_check
  check (kind in ('leave', 'expense', 'travel', 'regularisation', 'loan', 'compensatory_leave'));

alter table leave_type add column expires_days smallint check (expires_days between 1 and 365);
alter table leave_type add constraint leave_type_compensatory check (expires_days is null or halves_a_year is null);
create unique index leave_type_compensatory_once on leave_type (organisation_id) where expires_days is not null and is_active;
comment on column leave_type.expires_days is 'Compensatory leave, which expires so many days after its approval; null: it accrues, or has no limit. Whether it is null never changes.';
comment on column leave_type.halves_a_year is 'Half days a year; null: compensatory, or without a limit and without a balance.';

alter table leave_entry drop constraint leave_entry_kind_check;
alter table leave_entry add constraint leave_entry_kind_check check (kind in ('accrued', 'earned', 'lapsed', 'taken', 'returned'));
alter table leave_entry drop constraint leave_entry_sign;
alter table leave_entry add constraint leave_entry_sign check ((halves > 0) = (kind in ('accrued', 'earned', 'returned')));
comment on column leave_entry.kind is 'accrued and lapsed by the clock; earned by work on a day off; taken when leave is asked for, returned where it is not taken after all.';
comment on column leave_entry.period is 'First day of the month or leave year that accrued or lapsed, or the day on which compensatory leave lapsed: each once; null: of a request.';
comment on column leave_entry.request_id is 'The leave that took or returned them, or the work that earned them; null: the clock.';

create table compensatory_leave (
  request_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null references staff_member,
  leave_type_id uuid not null,
  on_day date not null,
  worked_minutes int not null check (worked_minutes > 0),
  halves smallint not null check (halves between 1 and 2),
  expires_on date,
  status text not null check (status in ('pending', 'approved', 'rejected', 'Cancelled', 'Completed')),
  note text not null check (length(note) <= 300),
  created_at timestamptz not null,
  constraint compensatory_leave_expires check ((status = 'approved') = (expires_on is not null)),
  foreign key (request_id, organisation_id) references approval_request (request_id, organisation_id),
  foreign key (leave_type_id, organisation_id) references leave_type (leave_type_id, organisation_id)
);
create unique index compensatory_leave_once on compensatory_leave (staff_id, on_day) where status in ('pending', 'approved');
create index compensatory_leave_by_day on compensatory_leave (organisation_id, on_day) where status = 'approved';
create index compensatory_leave_of_staff on compensatory_leave (staff_id, on_day);
comment on table compensatory_leave is 'Work on a day off that an employee asks to have as leave; its review is the approval_request of the same id.';
comment on column compensatory_leave.request_id is 'The request.';
comment on column compensatory_leave.organisation_id is 'Where they work.';
comment on column compensatory_leave.staff_id is 'Who worked.';
comment on column compensatory_leave.leave_type_id is 'The leave that it becomes.';
comment on column compensatory_leave.on_day is 'The day off, Asia/Kolkata.';
comment on column compensatory_leave.worked_minutes is 'As attendance had them when it was asked for.';
comment on column compensatory_leave.halves is 'Half days of leave that these hours make.';
comment on column compensatory_leave.expires_on is 'The last day on which it can be taken; null: it is not approved.';
comment on column compensatory_leave.status is 'That of its request, written in the same transaction.';
comment on column compensatory_leave.note is 'What was done; empty: nothing, or the account was erased.';
comment on column compensatory_leave.created_at is 'When it was asked for.';
