-- Loans of employees, which their salaries pay back in instalments. Decision 0261.

alter table approval_level drop constraint approval_level_kind_check;
alter table approval_level add constraint approval_level_kind_check
  check (kind in ('leave', 'expense', 'travel', 'regularisation', 'loan'));
alter table approval_request drop constraint approval_request_kind_check;
alter table approval_request add constraint approval_request_kind_check
  check (kind in ('leave', 'expense', 'travel', 'regularisation', 'loan'));

alter table payslip_line drop constraint payslip_line_kind_check;
alter table payslip_line add constraint payslip_line_kind_check
  check (kind in ('component', 'unpaid_days', 'days_away', 'overtime', 'commission', 'fee_share', 'expense', 'advance', 'loan',
    'arrears', 'entry', 'carried_over', 'notice', 'gratuity', 'leave_encashment', 'provident_fund', 'pension', 'insurance_edli',
    'pf_admin', 'state_insurance', 'professional_tax', 'income_tax', 'labour_welfare'));
alter table payroll_book drop constraint payroll_book_account_check;
alter table payroll_book add constraint payroll_book_account_check
  check (account in ('salary_expense', 'employer_expense', 'reimbursements', 'advances', 'loans', 'provident_fund_payable',
    'state_insurance_payable', 'professional_tax_payable', 'income_tax_payable', 'labour_welfare_payable', 'other_deductions',
    'salaries_payable', 'bank'));

create table employee_loan (
  loan_id uuid primary key,
  organisation_id uuid not null references organisation,
  staff_id uuid not null references staff_member,
  user_id uuid not null references user_account,
  is_asked boolean not null,
  status text not null check (status in ('asked', 'rejected', 'withdrawn', 'agreed', 'running', 'closed')),
  amount_paise bigint not null check (amount_paise between 1 and 1000000000),
  instalments smallint not null check (instalments between 1 and 120),
  rate_hundredths smallint not null check (rate_hundredths between 0 and 3600),
  first_month date not null check (extract(day from first_month) = 1),
  paused_months text[] not null default '{}',
  charged_to date check (extract(day from charged_to) = 1),
  interest_paise bigint not null default 0 check (interest_paise >= 0),
  interest_paid_paise bigint not null default 0 check (interest_paid_paise >= 0),
  repaid_paise bigint not null default 0 check (repaid_paise >= 0),
  note text not null check (length(note) <= 300),
  given_on date,
  method text check (method in ('bank', 'upi', 'cash', 'cheque')),
  reference text not null default '' check (length(reference) <= 60),
  created_by uuid not null references user_account,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint employee_loan_of_organisation unique (loan_id, organisation_id),
  constraint employee_loan_repaid check (repaid_paise <= amount_paise and interest_paid_paise <= interest_paise),
  constraint employee_loan_closed check ((status = 'closed') =
    (repaid_paise = amount_paise and interest_paid_paise = interest_paise)),
  constraint employee_loan_given check ((status in ('running', 'closed')) = (given_on is not null and method is not null))
);
create index employee_loan_by_time on employee_loan (organisation_id, created_at, loan_id);
create index employee_loan_of_staff on employee_loan (organisation_id, staff_id, created_at, loan_id);
comment on table employee_loan is 'Money that a business lends an employee, paid back out of the salaries. One that was asked for has the id of its approval_request.';
comment on column employee_loan.loan_id is 'UUID v7.';
comment on column employee_loan.organisation_id is 'Who lends.';
comment on column employee_loan.staff_id is 'Who pays it back.';
comment on column employee_loan.user_id is 'The account of that person.';
comment on column employee_loan.is_asked is 'The employee asked for it; its review is the approval_request of the same id.';
comment on column employee_loan.status is 'See loan.lifecycle.ts.';
comment on column employee_loan.amount_paise is 'What is lent.';
comment on column employee_loan.instalments is 'In how many months it is paid back.';
comment on column employee_loan.rate_hundredths is 'Interest a year in hundredths of a percent, of what is left each month; 0: none.';
comment on column employee_loan.first_month is 'The first month whose salary takes an instalment.';
comment on column employee_loan.paused_months is 'Months without an instalment, YYYY-MM-01.';
comment on column employee_loan.charged_to is 'The last month whose interest was charged; null: none.';
comment on column employee_loan.interest_paise is 'Interest charged so far.';
comment on column employee_loan.interest_paid_paise is 'Of it what was paid.';
comment on column employee_loan.repaid_paise is 'What was paid back of the loan itself.';
comment on column employee_loan.note is 'What it is for; empty: nothing, or the account was erased.';
comment on column employee_loan.given_on is 'When the money was handed over, Asia/Kolkata.';
comment on column employee_loan.method is 'How it was handed over.';
comment on column employee_loan.reference is 'Number of that payment.';
comment on column employee_loan.created_by is 'Who asked for it, or gave it.';
comment on column employee_loan.created_at is 'When.';
comment on column employee_loan.updated_at is 'When it last changed.';
comment on column employee_loan.version is 'Counts its changes.';

create table employee_loan_entry (
  entry_id uuid primary key,
  loan_id uuid not null,
  organisation_id uuid not null,
  kind text not null check (kind in ('interest', 'instalment', 'repayment')),
  amount_paise bigint not null check (amount_paise > 0),
  month date check (extract(day from month) = 1),
  on_day date,
  method text check (method in ('bank', 'upi', 'cash', 'cheque')),
  reference text not null default '' check (length(reference) <= 60),
  left_paise bigint not null check (left_paise >= 0),
  created_by uuid references user_account,
  created_at timestamptz not null,
  foreign key (loan_id, organisation_id) references employee_loan (loan_id, organisation_id),
  constraint employee_loan_entry_shape check ((kind = 'repayment') = (month is null and on_day is not null and method is not null))
);
create unique index employee_loan_interest_once on employee_loan_entry (loan_id, month) where kind = 'interest';
create index employee_loan_entry_of_loan on employee_loan_entry (loan_id, created_at, entry_id);
comment on table employee_loan_entry is 'The book of a loan: interest that was charged, instalments of salaries, and what was given back outside of them.';
comment on column employee_loan_entry.entry_id is 'UUID v7, in their order.';
comment on column employee_loan_entry.loan_id is 'Of which loan.';
comment on column employee_loan_entry.organisation_id is 'Who lends.';
comment on column employee_loan_entry.kind is 'interest: charged for a month; instalment: taken by the salary of a month; repayment: given back.';
comment on column employee_loan_entry.amount_paise is 'How much.';
comment on column employee_loan_entry.month is 'Of interest and of an instalment: the first day of the month.';
comment on column employee_loan_entry.on_day is 'Of a repayment: when the money was given back.';
comment on column employee_loan_entry.method is 'Of a repayment: how.';
comment on column employee_loan_entry.reference is 'Number of that payment.';
comment on column employee_loan_entry.left_paise is 'What was owed afterwards, charged interest included.';
comment on column employee_loan_entry.created_by is 'Who noted it; null: a confirmed payroll.';
comment on column employee_loan_entry.created_at is 'When.';
