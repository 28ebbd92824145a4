-- A final settlement of its own, where the payroll of the last month was confirmed before.

alter table payroll_run add column staff_id uuid references staff_member;
comment on column payroll_run.staff_id is 'Whose final settlement it is, after the payroll of the month was confirmed; null: the month’s salaries of everyone.';
drop index payroll_run_once;
create unique index payroll_run_once on payroll_run (organisation_id, month) where status <> 'Discarded' and staff_id is null;
create unique index payroll_settlement_once on payroll_run (organisation_id, staff_id, month)
  where status <> 'Discarded' and staff_id is not null;
comment on table payroll_run is 'One month’s salaries of an organisation, or what is settled of one person after them; one a month that was not discarded.';

alter table payslip add column is_settlement boolean not null default false;
comment on column payslip.is_settlement is 'True: of a final settlement; what the payslip of the month before it paid is taken off.';

alter table salary_payment add column is_settlement boolean not null default false;
comment on column salary_payment.is_settlement is 'True: of a final settlement, which is paid besides the salary of the month.';
drop index salary_paid_once;
create unique index salary_paid_once on salary_payment (organisation_id, staff_id, month, is_settlement) where status <> 'FAILED';
comment on table salary_payment is 'The payment of one payslip: once for each person and month, and once for a final settlement, whatever races.';
