-- Leave: its types, what each employee has left as a ledger of entries, and the days that were asked for.
-- Days are counted in halves, so that half a day is a whole number. Decision 0180.

create table leave_type (
  leave_type_id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null check (length(name) between 1 and 60),
  halves_a_year smallint check (halves_a_year between 1 and 730),
  accrual text not null check (accrual in ('yearly', 'monthly')),
  carry_halves smallint not null check (carry_halves between 0 and 730),
  year_starts_month smallint not null check (year_starts_month between 1 and 12),
  is_paid boolean not null,
  takes_half_days boolean not null,
  is_sandwich boolean not null,
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint leave_type_of_organisation unique (leave_type_id, organisation_id)
);
create unique index leave_type_name on leave_type (organisation_id, lower(name));
comment on table leave_type is 'A kind of leave of an organisation.';
comment on column leave_type.leave_type_id is 'UUID v7.';
comment on column leave_type.organisation_id is 'Whose setting it is.';
comment on column leave_type.name is 'As its people call it.';
comment on column leave_type.halves_a_year is 'Half days a year; null: without a limit, and without a balance.';
comment on column leave_type.accrual is 'yearly: all on the first day of the leave year; monthly: a twelfth each month.';
comment on column leave_type.carry_halves is 'At most so many half days go over into the next leave year.';
comment on column leave_type.year_starts_month is 'First month of its leave year.';
comment on column leave_type.is_paid is 'Paid leave; false: loss of pay.';
comment on column leave_type.takes_half_days is 'It may begin or end at noon.';
comment on column leave_type.is_sandwich is 'Days off between two days of leave count as leave.';
comment on column leave_type.is_active is 'It may be asked for.';
comment on column leave_type.created_at is 'When it was made.';
comment on column leave_type.updated_at is 'When it last changed.';
comment on column leave_type.version is 'Counts its edits.';

create table leave_account (
  organisation_id uuid not null references organisation,
  staff_id uuid not null references staff_member,
  leave_type_id uuid not null,
  balance_halves int not null,
  primary key (organisation_id, staff_id, leave_type_id),
  constraint leave_account_covered check (balance_halves >= 0),
  foreign key (leave_type_id, organisation_id) references leave_type (leave_type_id, organisation_id)
);
create index leave_account_of_staff on leave_account (staff_id);
comment on table leave_account is 'What an employee has left of a type: the sum of the entries, kept so that a row can be locked and never falls below zero.';
comment on column leave_account.organisation_id is 'Where they work.';
comment on column leave_account.staff_id is 'The employee.';
comment on column leave_account.leave_type_id is 'Of which type.';
comment on column leave_account.balance_halves is 'Half days; what was asked for is taken off at once.';

create table leave_entry (
  entry_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null,
  leave_type_id uuid not null,
  kind text not null check (kind in ('accrued', 'lapsed', 'taken', 'returned')),
  halves int not null check (halves <> 0),
  period date,
  request_id uuid,
  created_at timestamptz not null,
  constraint leave_entry_once unique (organisation_id, staff_id, leave_type_id, kind, period),
  constraint leave_entry_origin check ((period is null) = (request_id is not null)),
  constraint leave_entry_sign check ((halves > 0) = (kind in ('accrued', 'returned'))),
  foreign key (organisation_id, staff_id, leave_type_id) references leave_account (organisation_id, staff_id, leave_type_id)
);
create index leave_entry_of_account on leave_entry (organisation_id, staff_id, leave_type_id, created_at);
comment on table leave_entry is 'Every change of what an employee has left; nothing of it is edited.';
comment on column leave_entry.entry_id is 'UUID v7.';
comment on column leave_entry.organisation_id is 'Where they work.';
comment on column leave_entry.staff_id is 'The employee.';
comment on column leave_entry.leave_type_id is 'Of which type.';
comment on column leave_entry.kind is 'accrued and lapsed by the clock; taken when leave is asked for, returned where it is not taken after all.';
comment on column leave_entry.halves is 'Half days; below zero: taken or lapsed.';
comment on column leave_entry.period is 'First day of the month or leave year that accrued or lapsed: each once; null: of a request.';
comment on column leave_entry.request_id is 'The leave that took or returned them; null: the clock.';
comment on column leave_entry.created_at is 'When it was written.';

create table leave_request (
  request_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null references staff_member,
  leave_type_id uuid not null,
  first_half int not null,
  end_half int not null,
  halves int not null check (halves > 0),
  proposed_end_half int,
  proposed_halves int check (proposed_halves > 0),
  note text not null check (length(note) <= 500),
  is_live boolean not null,
  is_approved boolean not null,
  constraint leave_request_once exclude using gist (staff_id with =, int4range(first_half, end_half) with &&) where (is_live),
  constraint leave_request_forward check (first_half < end_half and first_half < proposed_end_half),
  constraint leave_request_proposed check ((proposed_end_half is null) = (proposed_halves is null)),
  foreign key (request_id, organisation_id) references approval_request (request_id, organisation_id),
  foreign key (leave_type_id, organisation_id) references leave_type (leave_type_id, organisation_id)
);
create index leave_request_in_time on leave_request using gist (organisation_id, int4range(first_half, end_half)) where is_live;
comment on table leave_request is 'Leave of an employee; its state is that of its approval_request.';
comment on column leave_request.request_id is 'The request.';
comment on column leave_request.organisation_id is 'Where they work.';
comment on column leave_request.staff_id is 'The employee.';
comment on column leave_request.leave_type_id is 'Of which type.';
comment on column leave_request.first_half is 'First half day, counted from 1970-01-01: two a day, the morning is even.';
comment on column leave_request.end_half is 'The half day after the last one.';
comment on column leave_request.halves is 'Half days that count, without days off.';
comment on column leave_request.proposed_end_half is 'Where it would end by a change, while that is reviewed; null: no change.';
comment on column leave_request.proposed_halves is 'Half days that it would count.';
comment on column leave_request.note is 'Why, in the words of the employee; empty: nothing.';
comment on column leave_request.is_live is 'Pending or approved: no other leave overlaps it.';
comment on column leave_request.is_approved is 'Its days are leave: by attendance and salary, and for bookings.';

-- Which approved leave closed a professional's time.
alter table staff_leave add column request_id uuid unique;
comment on column staff_leave.request_id is 'The approved leave behind it; null: entered with the working time.';
