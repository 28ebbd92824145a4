-- What employees ask for and others review: levels, stand-ins, requests and their steps. Decision 0179.

create table approval_level (
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('leave', 'expense', 'travel', 'regularisation')),
  position smallint not null check (position between 1 and 5),
  reviewer text not null check (reviewer in ('permission', 'person', 'manager')),
  staff_id uuid references staff_member,
  from_paise bigint not null check (from_paise >= 0),
  department_id uuid,
  primary key (organisation_id, kind, position),
  constraint approval_level_person check ((reviewer = 'person') = (staff_id is not null))
);
comment on table approval_level is 'Levels of review of an organisation; a kind without one is reviewed by anyone with its permission.';
comment on column approval_level.organisation_id is 'Whose setting it is.';
comment on column approval_level.kind is 'Of which requests.';
comment on column approval_level.position is '1 reviews first.';
comment on column approval_level.reviewer is 'permission: anyone with the key of the kind; person: the named one; manager: of the employee.';
comment on column approval_level.staff_id is 'The named person; null for the others.';
comment on column approval_level.from_paise is 'It reviews requests of this amount and above; 0: all.';
comment on column approval_level.department_id is 'It reviews employees of this department; null: all.';

create table approval_delegate (
  delegate_id uuid primary key,
  organisation_id uuid not null references organisation,
  for_staff_id uuid not null references staff_member,
  staff_id uuid not null references staff_member,
  from_day date not null,
  to_day date not null,
  created_at timestamptz not null,
  constraint approval_delegate_once exclude using gist (organisation_id with =, for_staff_id with =, daterange(from_day, to_day, '[]') with &&),
  constraint approval_delegate_days check (to_day >= from_day),
  constraint approval_delegate_other check (staff_id <> for_staff_id)
);
create index approval_delegate_stands_in on approval_delegate (organisation_id, staff_id);
comment on table approval_delegate is 'Who reviews in the place of someone who is away.';
comment on column approval_delegate.delegate_id is 'UUID v7.';
comment on column approval_delegate.organisation_id is 'Where both work.';
comment on column approval_delegate.for_staff_id is 'Who is away.';
comment on column approval_delegate.staff_id is 'Who stands in.';
comment on column approval_delegate.from_day is 'First day, Asia/Kolkata.';
comment on column approval_delegate.to_day is 'Last day.';
comment on column approval_delegate.created_at is 'When it was written.';

create table approval_request (
  request_id uuid primary key,
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('leave', 'expense', 'travel', 'regularisation')),
  staff_id uuid not null references staff_member,
  user_id uuid not null references user_account,
  status text not null check (status in ('pending', 'approved', 'rejected', 'Cancelled', 'Completed')),
  starts_on date not null,
  ends_on date not null,
  amount_paise bigint check (amount_paise > 0 and amount_paise <= 1000000000),
  paid_paise bigint not null default 0 check (paid_paise >= 0),
  round smallint not null default 1 check (round > 0),
  level smallint not null check (level > 0),
  levels smallint not null check (levels > 0),
  acted boolean not null,
  is_change boolean not null,
  new_ends_on date,
  cancel_asked boolean not null,
  reminded smallint not null check (reminded between 0 and 3),
  waiting_since timestamptz not null,
  reason text check (length(reason) between 1 and 500),
  rejected_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint approval_request_of_organisation unique (request_id, organisation_id),
  constraint approval_request_days check (ends_on >= starts_on),
  constraint approval_request_change check (is_change or new_ends_on is null),
  constraint approval_request_level check (level <= levels),
  constraint approval_request_paid check (paid_paise <= coalesce(amount_paise, 0)),
  constraint approval_request_completed check (status <> 'Completed' or paid_paise = amount_paise),
  constraint approval_request_rejected check ((status = 'rejected') = (rejected_at is not null and reason is not null))
);
create index approval_request_waiting on approval_request (organisation_id, waiting_since, request_id)
  where status = 'pending' or cancel_asked;
create index approval_request_in_status on approval_request (organisation_id, status, created_at, request_id);
create index approval_request_of_staff on approval_request (organisation_id, staff_id, kind, created_at, request_id);
create index approval_request_of_user on approval_request (user_id);
create index approval_request_overdue on approval_request (waiting_since) where status = 'pending' and reminded < 3;
comment on table approval_request is 'What an employee asks for and others review: leave, an expense, a trip, a correction of attendance.';
comment on column approval_request.request_id is 'UUID v7; the id of the leave, expense or trip as well.';
comment on column approval_request.organisation_id is 'Whom the employee works for.';
comment on column approval_request.kind is 'What it is.';
comment on column approval_request.staff_id is 'The employee, as staff.';
comment on column approval_request.user_id is 'The employee, as a person: never one of the reviewers.';
comment on column approval_request.status is 'State of approval.lifecycle.ts.';
comment on column approval_request.starts_on is 'First day of leave or of a trip, Asia/Kolkata; the day of an expense.';
comment on column approval_request.ends_on is 'Last day.';
comment on column approval_request.amount_paise is 'What it costs; frozen by a trigger once it is approved; null: nothing is paid.';
comment on column approval_request.paid_paise is 'Sum of its payments.';
comment on column approval_request.round is 'Counts how often it went through the levels: anew after a rejection or a change.';
comment on column approval_request.level is 'The level whose turn it is.';
comment on column approval_request.levels is 'How many levels this round has.';
comment on column approval_request.acted is 'A reviewer has decided in this round: the employee edits no more.';
comment on column approval_request.is_change is 'This round reviews a change of what was approved.';
comment on column approval_request.new_ends_on is 'The last day that a change asks for; null: no change, or one of something else.';
comment on column approval_request.cancel_asked is 'The employee wants to cancel what was approved.';
comment on column approval_request.reminded is 'Of the present level: 1 after 24 hours, 2 after 72, 3 once it went on after 7 days.';
comment on column approval_request.waiting_since is 'Since when the present level is asked.';
comment on column approval_request.reason is 'Why it was rejected, in the words of the reviewer.';
comment on column approval_request.rejected_at is 'When; it may be sent again for 30 days.';
comment on column approval_request.created_at is 'When it was asked.';
comment on column approval_request.updated_at is 'When it last changed.';
comment on column approval_request.version is 'Counts its moves and edits.';

-- The amount that was approved is the amount that is paid: only what is pending, or was rejected and comes again, changes.
create function keep_reviewed_amount() returns trigger language plpgsql as $$
begin
  if new.amount_paise is distinct from old.amount_paise
    and not (old.status in ('pending', 'rejected') and new.status = 'pending') then
    raise exception 'The amount of a reviewed request is frozen.' using constraint = 'approval_request_frozen', errcode = '23514';
  end if;
  return new;
end $$;
create trigger approval_request_amount before update on approval_request
  for each row execute function keep_reviewed_amount();

create table approval_step (
  request_id uuid not null references approval_request on delete cascade,
  round smallint not null,
  position smallint not null check (position > 0),
  reviewer text not null check (reviewer in ('permission', 'person', 'manager')),
  staff_id uuid references staff_member,
  outcome text check (outcome in ('approved', 'rejected', 'passed')),
  decided_by uuid references user_account,
  decided_at timestamptz,
  primary key (request_id, round, position),
  constraint approval_step_decided check ((outcome is null) = (decided_at is null)),
  constraint approval_step_person check (reviewer = 'permission' or staff_id is not null)
);
create index approval_step_of_staff on approval_step (staff_id, request_id) where staff_id is not null;
create index approval_step_decided_by on approval_step (decided_by) where decided_by is not null;
comment on table approval_step is 'Levels of one request as they were when it was sent; settings that change later change none of them.';
comment on column approval_step.request_id is 'The request.';
comment on column approval_step.round is 'Of which round.';
comment on column approval_step.position is 'The level, from 1.';
comment on column approval_step.reviewer is 'As in approval_level.';
comment on column approval_step.staff_id is 'The person or the manager; null: anyone with the permission.';
comment on column approval_step.outcome is 'Null: not decided. passed: it went on after 7 days, or is not needed any more.';
comment on column approval_step.decided_by is 'Who decided; null: no one yet, or the clock.';
comment on column approval_step.decided_at is 'When.';
