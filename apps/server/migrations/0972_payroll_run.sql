-- A month's salaries of an organisation: the run, a payslip for each person with its lines, what is paid of it, the books.

create table payroll_run (
  run_id uuid primary key,
  organisation_id uuid not null references organisation,
  month date not null check (extract(day from month) = 1),
  status text not null check (status in ('Preparing', 'Draft', 'Needs Approval', 'Confirmed', 'Paid', 'Discarded')),
  version int not null default 1 check (version >= 1),
  prepared_to uuid,
  people_expected int not null default 0,
  people int not null default 0,
  gross_paise bigint not null default 0,
  deductions_paise bigint not null default 0,
  net_paise bigint not null default 0,
  employer_paise bigint not null default 0,
  begun_by uuid not null,
  checked_by uuid,
  confirmed_by uuid,
  created_at timestamptz not null,
  prepared_at timestamptz,
  confirmed_at timestamptz,
  paid_at timestamptz,
  unique (run_id, organisation_id),
  constraint payroll_run_sum check (net_paise = gross_paise - deductions_paise),
  constraint payroll_run_two_people check (checked_by is null or confirmed_by is null or checked_by <> confirmed_by)
);
create unique index payroll_run_once on payroll_run (organisation_id, month) where status <> 'Discarded';
create index payroll_run_of_organisation on payroll_run (organisation_id, month desc, run_id desc);
create index payroll_run_preparing on payroll_run (created_at) where status = 'Preparing';
comment on table payroll_run is 'One month’s salaries of an organisation; one run a month that was not discarded.';
comment on column payroll_run.run_id is 'UUID v7.';
comment on column payroll_run.organisation_id is 'Who pays.';
comment on column payroll_run.month is 'First day of the month that is paid.';
comment on column payroll_run.status is 'State of payroll_run in the contract.';
comment on column payroll_run.version is 'Counts its moves.';
comment on column payroll_run.prepared_to is 'The last person whose payslip was worked out; a run that was cut short goes on behind it.';
comment on column payroll_run.people_expected is 'How many people have a salary this month.';
comment on column payroll_run.people is 'How many payslips it has.';
comment on column payroll_run.gross_paise is 'Sum of all earnings, in paise.';
comment on column payroll_run.deductions_paise is 'Sum of all deductions, in paise.';
comment on column payroll_run.net_paise is 'What is paid to people, in paise.';
comment on column payroll_run.employer_paise is 'What the employer pays on top, in paise.';
comment on column payroll_run.begun_by is 'Who began it.';
comment on column payroll_run.checked_by is 'The first of two, where the run holds the first one’s own change; null: none was needed.';
comment on column payroll_run.confirmed_by is 'Who confirmed it.';
comment on column payroll_run.created_at is 'When it was begun.';
comment on column payroll_run.prepared_at is 'When the last payslip was worked out.';
comment on column payroll_run.confirmed_at is 'When it was confirmed; from then on nothing in it changes.';
comment on column payroll_run.paid_at is 'When the last person was paid.';

create table payslip (
  payslip_id uuid primary key,
  run_id uuid not null,
  organisation_id uuid not null,
  staff_id uuid not null references staff_member,
  month date not null,
  full_name text not null check (length(full_name) between 1 and 120),
  department text not null default '' check (length(department) <= 120),
  salary_id uuid not null references employee_salary,
  gross_paise bigint not null check (gross_paise >= 0),
  deductions_paise bigint not null check (deductions_paise >= 0),
  net_paise bigint not null,
  employer_paise bigint not null check (employer_paise >= 0),
  structure_paise bigint not null,
  taxable_paise bigint not null,
  pf_wages_paise bigint not null default 0,
  pension_wages_paise bigint not null default 0,
  esi_wages_paise bigint not null default 0,
  is_esi_covered boolean not null default false,
  month_half_days int not null check (month_half_days between 56 and 62),
  unpaid_half_days int not null default 0 check (unpaid_half_days between 0 and 62),
  away_half_days int not null default 0 check (away_half_days between 0 and 62),
  overtime_minutes int not null default 0 check (overtime_minutes >= 0),
  warnings text[] not null default '{}',
  is_own_change boolean not null default false,
  frozen_at timestamptz,
  created_at timestamptz not null,
  foreign key (run_id, organisation_id) references payroll_run (run_id, organisation_id) on delete cascade,
  unique (run_id, staff_id),
  unique (payslip_id, organisation_id),
  constraint payslip_sum check (net_paise = gross_paise - deductions_paise),
  constraint payslip_days check (unpaid_half_days + away_half_days <= month_half_days)
);
create index payslip_of_staff on payslip (organisation_id, staff_id, month desc);
create index payslip_of_organisation on payslip (organisation_id, month desc, full_name, payslip_id);
create index payslip_of_run on payslip (run_id, full_name, payslip_id);
comment on table payslip is 'One person’s salary of one month, by its lines.';
comment on column payslip.payslip_id is 'UUID v7.';
comment on column payslip.run_id is 'Of which run.';
comment on column payslip.organisation_id is 'Who pays.';
comment on column payslip.staff_id is 'Who is paid.';
comment on column payslip.month is 'First day of the month.';
comment on column payslip.full_name is 'The name as of that month.';
comment on column payslip.department is 'Name of the department as of that month; empty: none.';
comment on column payslip.salary_id is 'The terms it was worked out by.';
comment on column payslip.gross_paise is 'Sum of its earnings.';
comment on column payslip.deductions_paise is 'Sum of its deductions, unpaid days included.';
comment on column payslip.net_paise is 'Earnings less deductions: what is paid.';
comment on column payslip.employer_paise is 'What the employer pays on top.';
comment on column payslip.structure_paise is 'Of the earnings what the structure gives, less unpaid days; arrears are worked out against it.';
comment on column payslip.taxable_paise is 'What counts for income tax.';
comment on column payslip.pf_wages_paise is 'Wages that provident fund was paid on.';
comment on column payslip.pension_wages_paise is 'Wages that the pension scheme was paid on.';
comment on column payslip.esi_wages_paise is 'Wages that state insurance was paid on.';
comment on column payslip.is_esi_covered is 'Insured this month; who is stays so until the contribution period ends.';
comment on column payslip.month_half_days is 'Half days of the month.';
comment on column payslip.unpaid_half_days is 'Half days of absence without pay.';
comment on column payslip.away_half_days is 'Half days before joining or after leaving.';
comment on column payslip.overtime_minutes is 'Overtime that is paid.';
comment on column payslip.warnings is 'Codes of what someone should look at before confirming.';
comment on column payslip.is_own_change is 'True: the person’s pay changed by terms or entries since the last month, so two people confirm where one of them is this person.';
comment on column payslip.frozen_at is 'When its run was confirmed; nothing changes from then on.';
comment on column payslip.created_at is 'When it was worked out.';

create table payslip_line (
  payslip_id uuid not null references payslip on delete cascade,
  position int not null,
  organisation_id uuid not null,
  kind text not null check (kind in ('component', 'unpaid_days', 'days_away', 'overtime', 'commission', 'fee_share', 'expense', 'advance',
    'arrears', 'entry', 'provident_fund', 'pension', 'insurance_edli', 'pf_admin', 'state_insurance', 'professional_tax', 'income_tax',
    'labour_welfare')),
  code text not null check (length(code) between 1 and 20),
  name text not null check (length(name) between 1 and 80),
  component_type text not null check (component_type in ('EARNING', 'DEDUCTION', 'EMPLOYER_CONTRIBUTION')),
  amount_paise bigint not null check (amount_paise >= 0),
  origins jsonb not null default '[]',
  primary key (payslip_id, position)
);
comment on table payslip_line is 'One line of a payslip; earnings less deductions are what is paid.';
comment on column payslip_line.payslip_id is 'Of which payslip.';
comment on column payslip_line.position is 'Its place.';
comment on column payslip_line.organisation_id is 'Who pays.';
comment on column payslip_line.kind is 'What it comes from.';
comment on column payslip_line.code is 'Code of a component, or of its kind.';
comment on column payslip_line.name is 'What the payslip calls it.';
comment on column payslip_line.component_type is 'Whether it adds, is taken off, or is paid on top by the employer.';
comment on column payslip_line.amount_paise is 'Never below zero; its type says which way it counts.';
comment on column payslip_line.origins is 'What it comes from: id, words and amount of each booking, expense, month or entry.';

create table payroll_entry (
  entry_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null references staff_member,
  month date not null check (extract(day from month) = 1),
  kind text not null check (kind in ('unpaid_days', 'overtime', 'earning', 'deduction')),
  half_days int check (half_days between 1 and 62),
  minutes int check (minutes between 1 and 20000),
  amount_paise bigint check (amount_paise between 1 and 100000000000),
  words text not null check (length(words) between 1 and 80),
  is_removed boolean not null default false,
  created_by uuid not null,
  created_at timestamptz not null,
  constraint payroll_entry_parts check (case kind
    when 'unpaid_days' then half_days is not null and minutes is null and amount_paise is null
    when 'overtime' then minutes is not null and half_days is null and amount_paise is null
    else amount_paise is not null and half_days is null and minutes is null end)
);
create index payroll_entry_of_month on payroll_entry (organisation_id, month, staff_id) where not is_removed;
comment on table payroll_entry is 'What someone enters for one person and month: a bonus, a deduction, unpaid days, overtime.';
comment on column payroll_entry.entry_id is 'UUID v7.';
comment on column payroll_entry.organisation_id is 'Who pays.';
comment on column payroll_entry.staff_id is 'Whose pay it changes.';
comment on column payroll_entry.month is 'First day of the month.';
comment on column payroll_entry.kind is 'What it is.';
comment on column payroll_entry.half_days is 'Of unpaid days.';
comment on column payroll_entry.minutes is 'Of overtime.';
comment on column payroll_entry.amount_paise is 'Of an earning or a deduction.';
comment on column payroll_entry.words is 'What the payslip calls it.';
comment on column payroll_entry.is_removed is 'True: taken out again before the month was confirmed.';
comment on column payroll_entry.created_by is 'Who entered it; never the person themselves.';
comment on column payroll_entry.created_at is 'When it was entered.';

create table salary_payment (
  payment_id uuid primary key,
  payslip_id uuid not null,
  run_id uuid not null,
  organisation_id uuid not null,
  staff_id uuid not null references staff_member,
  month date not null,
  status text not null check (status in ('PENDING', 'PROCESSING', 'PAID', 'FAILED')),
  version int not null default 1 check (version >= 1),
  amount_paise bigint not null check (amount_paise > 0),
  method text not null check (method in ('bank', 'cash', 'upi', 'cheque', 'payout')),
  reference text not null default '' check (length(reference) <= 60),
  paid_on date,
  provider text,
  fund_account_id text,
  provider_payout_id text,
  failure text,
  paid_by uuid not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  foreign key (payslip_id, organisation_id) references payslip (payslip_id, organisation_id)
);
create unique index salary_paid_once on salary_payment (organisation_id, staff_id, month) where status <> 'FAILED';
create index salary_payment_of_run on salary_payment (run_id, status);
create index salary_payment_of_payslip on salary_payment (payslip_id, created_at desc);
create unique index salary_payment_of_provider on salary_payment (provider, provider_payout_id) where provider_payout_id is not null;
create index salary_payment_open on salary_payment (created_at) where status in ('PENDING', 'PROCESSING');
comment on table salary_payment is 'The payment of one payslip: once for each person and month, whatever races.';
comment on column salary_payment.payment_id is 'UUID v7; the reference and idempotency key at the payout provider.';
comment on column salary_payment.payslip_id is 'What is paid.';
comment on column salary_payment.run_id is 'Of which run.';
comment on column salary_payment.organisation_id is 'Who pays.';
comment on column salary_payment.staff_id is 'Who is paid.';
comment on column salary_payment.month is 'First day of the month.';
comment on column salary_payment.status is 'State of salary_payment in the contract, in the provider’s words.';
comment on column salary_payment.version is 'Counts its moves.';
comment on column salary_payment.amount_paise is 'The net of the payslip.';
comment on column salary_payment.method is 'How; payout: sent by the platform out of the organisation’s balance.';
comment on column salary_payment.reference is 'Number of the transfer or cheque; the bank’s own of a payout.';
comment on column salary_payment.paid_on is 'The day on which it was paid; null until then.';
comment on column salary_payment.provider is 'Which provider of payouts took it.';
comment on column salary_payment.fund_account_id is 'The account at that provider.';
comment on column salary_payment.provider_payout_id is 'The provider’s id.';
comment on column salary_payment.failure is 'Why it failed, in the provider’s words.';
comment on column salary_payment.paid_by is 'Who asked for it.';
comment on column salary_payment.created_at is 'When it was asked for.';
comment on column salary_payment.settled_at is 'When it was paid or failed.';

create table payroll_book (
  run_id uuid not null,
  organisation_id uuid not null,
  step text not null check (step in ('confirmed', 'paid', 'returned')),
  subject_id uuid not null,
  account text not null check (account in ('salary_expense', 'employer_expense', 'reimbursements', 'advances', 'provident_fund_payable',
    'state_insurance_payable', 'professional_tax_payable', 'income_tax_payable', 'labour_welfare_payable', 'other_deductions',
    'salaries_payable', 'bank')),
  amount_paise bigint not null check (amount_paise <> 0),
  posted_at timestamptz not null,
  primary key (subject_id, step, account),
  foreign key (run_id, organisation_id) references payroll_run (run_id, organisation_id)
);
create index payroll_book_of_run on payroll_book (run_id, account);
create trigger payroll_book_append_only before update or delete on payroll_book for each row execute function refuse_change();
comment on table payroll_book is 'Double entry of a confirmed run: what salaries cost, what is owed to whom, and what was paid.';
comment on column payroll_book.run_id is 'Of which run.';
comment on column payroll_book.organisation_id is 'Whose books.';
comment on column payroll_book.step is 'confirmed: of the whole run; paid or returned: of one payment.';
comment on column payroll_book.subject_id is 'The run, or the payment.';
comment on column payroll_book.account is 'Which account.';
comment on column payroll_book.amount_paise is 'Debit above zero, credit below.';
comment on column payroll_book.posted_at is 'When it was posted.';

create function payslip_is_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'A confirmed payslip does not change.' using errcode = 'check_violation', constraint = 'payslip_frozen';
end $$;
create trigger payslip_frozen before update or delete on payslip for each row when (old.frozen_at is not null)
  execute function payslip_is_frozen();

create function payslip_line_is_frozen() returns trigger language plpgsql as $$
begin
  if exists (select 1 from payslip where payslip_id = coalesce(new.payslip_id, old.payslip_id) and frozen_at is not null) then
    raise exception 'A confirmed payslip does not change.' using errcode = 'check_violation', constraint = 'payslip_frozen';
  end if;
  return coalesce(new, old);
end $$;
create trigger payslip_line_frozen before insert or update or delete on payslip_line for each row
  execute function payslip_line_is_frozen();

insert into ledger_account (account_code, name, kind, by_organisation) values
  ('salary_held', 'Salaries of partners on their way', 'liability', false);
