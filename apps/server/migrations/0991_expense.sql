-- Expenses of employees: categories with limits, claims with receipts, advances, and how requests are paid. Decision 0188.

create table expense_category (
  expense_category_id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null check (length(name) between 1 and 60),
  rate_per_km_paise bigint check (rate_per_km_paise between 1 and 100000),
  most_per_claim_paise bigint check (most_per_claim_paise between 1 and 1000000000),
  most_per_month_paise bigint check (most_per_month_paise between 1 and 1000000000),
  receipt_above_paise bigint check (receipt_above_paise between 0 and 1000000000),
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint expense_category_of_organisation unique (expense_category_id, organisation_id)
);
create unique index expense_category_name on expense_category (organisation_id, lower(name));
comment on table expense_category is 'A kind of expense of an organisation, with what may be claimed.';
comment on column expense_category.expense_category_id is 'UUID v7.';
comment on column expense_category.organisation_id is 'Whose setting it is.';
comment on column expense_category.name is 'As its people call it.';
comment on column expense_category.rate_per_km_paise is 'For each kilometre; null: an amount is entered.';
comment on column expense_category.most_per_claim_paise is 'At most so much for one expense; null: no limit.';
comment on column expense_category.most_per_month_paise is 'At most so much of one person in a month; null: no limit.';
comment on column expense_category.receipt_above_paise is 'Above it a receipt is needed; 0: always; null: never.';
comment on column expense_category.is_active is 'It may be claimed.';
comment on column expense_category.created_at is 'When it was made.';
comment on column expense_category.updated_at is 'When it last changed.';
comment on column expense_category.version is 'Counts its edits.';

create table expense (
  request_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null references staff_member,
  expense_category_id uuid not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'Cancelled', 'Completed')),
  spent_on date not null,
  asked_paise bigint not null check (asked_paise between 1 and 1000000000),
  amount_paise bigint not null check (amount_paise > 0),
  metres int check (metres between 100 and 2000000),
  rate_per_km_paise bigint,
  note text not null check (length(note) <= 500),
  booking_id uuid references booking,
  project_id uuid references project,
  created_at timestamptz not null,
  constraint expense_of_organisation unique (request_id, organisation_id),
  constraint expense_at_most_asked check (amount_paise <= asked_paise),
  constraint expense_by_distance check ((metres is null) = (rate_per_km_paise is null)),
  constraint expense_one_link check (booking_id is null or project_id is null),
  foreign key (request_id, organisation_id) references approval_request (request_id, organisation_id),
  foreign key (expense_category_id, organisation_id) references expense_category (expense_category_id, organisation_id)
);
create index expense_of_organisation_by_time on expense (organisation_id, created_at, request_id);
create index expense_of_staff on expense (staff_id, spent_on);
create index expense_of_staff_by_time on expense (organisation_id, staff_id, created_at, request_id);
create index expense_of_category on expense (expense_category_id);
create index expense_of_booking on expense (booking_id) where booking_id is not null;
create index expense_of_project on expense (project_id) where project_id is not null;
comment on table expense is 'What an employee paid for the business; its review is the approval_request of the same id.';
comment on column expense.request_id is 'The request.';
comment on column expense.organisation_id is 'Where they work.';
comment on column expense.staff_id is 'The employee.';
comment on column expense.expense_category_id is 'Of which category.';
comment on column expense.status is 'That of its request, written in the same transaction: lists are filtered by it.';
comment on column expense.spent_on is 'When it was paid, Asia/Kolkata.';
comment on column expense.asked_paise is 'What was asked for.';
comment on column expense.amount_paise is 'What counts: asked for, or what was approved of it.';
comment on column expense.metres is 'How far, where the category pays by distance; null: an amount was entered.';
comment on column expense.rate_per_km_paise is 'The rate as it was when it was claimed.';
comment on column expense.note is 'What it was for, in the words of the employee; empty: nothing.';
comment on column expense.booking_id is 'The booking that it was for.';
comment on column expense.project_id is 'The project that it was for.';
comment on column expense.created_at is 'When it was claimed.';

create table expense_receipt (
  receipt_id uuid primary key,
  organisation_id uuid not null references organisation,
  user_id uuid references user_account,
  request_id uuid,
  position smallint not null check (position >= 0),
  storage_key text not null unique,
  file_name text not null check (length(file_name) between 1 and 120),
  media_type text not null check (media_type in ('application/pdf', 'image/webp')),
  bytes int not null check (bytes > 0),
  uploaded_at timestamptz not null,
  foreign key (request_id, organisation_id) references expense (request_id, organisation_id)
);
create index expense_receipt_of_request on expense_receipt (request_id) where request_id is not null;
create index expense_receipt_unsent on expense_receipt (uploaded_at) where request_id is null;
create index expense_receipt_by_user on expense_receipt (user_id, uploaded_at);
comment on table expense_receipt is 'Photos and PDFs of receipts; opened and written anew by us before they are kept.';
comment on column expense_receipt.receipt_id is 'UUID v7.';
comment on column expense_receipt.organisation_id is 'For which business it was paid.';
comment on column expense_receipt.user_id is 'Who added it; null: the account was erased.';
comment on column expense_receipt.request_id is 'The expense that it belongs to; null: not claimed yet, and gone after a week.';
comment on column expense_receipt.position is 'Its place among the receipts of the expense.';
comment on column expense_receipt.storage_key is 'Where the file lies.';
comment on column expense_receipt.file_name is 'As it was called where it came from; for showing only.';
comment on column expense_receipt.media_type is 'What it is, as we wrote it.';
comment on column expense_receipt.bytes is 'Its size.';
comment on column expense_receipt.uploaded_at is 'When it came.';

create table expense_advance (
  advance_id uuid primary key,
  organisation_id uuid not null references organisation,
  staff_id uuid not null references staff_member,
  amount_paise bigint not null check (amount_paise between 1 and 1000000000),
  set_off_paise bigint not null default 0 check (set_off_paise >= 0),
  returned_paise bigint not null default 0 check (returned_paise >= 0),
  given_on date not null,
  method text not null check (method in ('bank', 'upi', 'cash', 'cheque')),
  reference text not null check (length(reference) <= 60),
  note text not null check (length(note) <= 200),
  given_by uuid references user_account,
  created_at timestamptz not null,
  version int not null check (version > 0),
  constraint expense_advance_of_organisation unique (advance_id, organisation_id),
  constraint expense_advance_covered check (set_off_paise + returned_paise <= amount_paise)
);
create index expense_advance_by_time on expense_advance (organisation_id, created_at, advance_id);
create index expense_advance_of_staff on expense_advance (staff_id, given_on);
create index expense_advance_given_by on expense_advance (given_by) where given_by is not null;
comment on table expense_advance is 'Money that an employee was given beforehand; approved expenses are set off against it.';
comment on column expense_advance.advance_id is 'UUID v7.';
comment on column expense_advance.organisation_id is 'Who gave it.';
comment on column expense_advance.staff_id is 'To whom.';
comment on column expense_advance.amount_paise is 'What was given.';
comment on column expense_advance.set_off_paise is 'Sum of the expenses that it paid.';
comment on column expense_advance.returned_paise is 'What the employee gave back.';
comment on column expense_advance.given_on is 'When it was given, Asia/Kolkata.';
comment on column expense_advance.method is 'How it was given.';
comment on column expense_advance.reference is 'Number of the transfer or the cheque; empty: cash.';
comment on column expense_advance.note is 'What for; empty: nothing.';
comment on column expense_advance.given_by is 'Who wrote it down; null: the account was erased.';
comment on column expense_advance.created_at is 'When it was written down.';
comment on column expense_advance.version is 'Counts its changes.';

create table reimbursement (
  reimbursement_id uuid primary key,
  organisation_id uuid not null,
  request_id uuid not null,
  staff_id uuid not null references staff_member,
  state text not null check (state in ('held', 'paid')),
  method text not null check (method in ('salary', 'advance', 'bank', 'upi', 'cash', 'cheque')),
  amount_paise bigint not null check (amount_paise > 0),
  month date,
  advance_id uuid,
  reference text not null check (length(reference) <= 120),
  paid_by uuid references user_account,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint reimbursement_once unique (request_id, month),
  constraint reimbursement_month check ((method = 'salary') = (month is not null)),
  constraint reimbursement_advance check ((method = 'advance') = (advance_id is not null)),
  constraint reimbursement_held check (state = 'paid' or method = 'salary'),
  constraint reimbursement_paid check ((state = 'paid') = (paid_at is not null)),
  foreign key (request_id, organisation_id) references approval_request (request_id, organisation_id),
  foreign key (advance_id, organisation_id) references expense_advance (advance_id, organisation_id)
);
create index reimbursement_of_request on reimbursement (request_id);
create index reimbursement_of_staff on reimbursement (staff_id);
create index reimbursement_of_advance on reimbursement (advance_id) where advance_id is not null;
create index reimbursement_paid_by on reimbursement (paid_by) where paid_by is not null;
comment on table reimbursement is 'What was paid of an approved expense or trip, or is held for a confirmed salary.';
comment on column reimbursement.reimbursement_id is 'UUID v7.';
comment on column reimbursement.organisation_id is 'Who pays.';
comment on column reimbursement.request_id is 'The expense or the trip.';
comment on column reimbursement.staff_id is 'To whom.';
comment on column reimbursement.state is 'held: on a confirmed payslip, whose salary pays it; nothing else pays it meanwhile.';
comment on column reimbursement.method is 'With the salary, out of an advance, or outside of it.';
comment on column reimbursement.amount_paise is 'How much of the request.';
comment on column reimbursement.month is 'First day of the month of the salary; each request once a month; null: not by salary.';
comment on column reimbursement.advance_id is 'The advance that paid it.';
comment on column reimbursement.reference is 'Number of the payment; empty: cash, an advance, or not paid yet.';
comment on column reimbursement.paid_by is 'Who marked it as paid; null: the machine, or the account was erased.';
comment on column reimbursement.created_at is 'When it was written.';
comment on column reimbursement.paid_at is 'When it was paid.';

comment on column approval_request.reason is 'Why it was rejected, or approved for less, in the words of the reviewer.';

-- A reviewer may approve for less; afterwards the amount is frozen.
create or replace function keep_reviewed_amount() returns trigger language plpgsql as $$
begin
  if new.amount_paise is distinct from old.amount_paise
    and not (old.status in ('pending', 'rejected') and new.status = 'pending')
    and not (old.status = 'pending' and new.status = 'approved' and new.amount_paise < old.amount_paise) then
    raise exception 'The amount of a reviewed request is frozen.' using constraint = 'approval_request_frozen', errcode = '23514';
  end if;
  return new;
end $$;
