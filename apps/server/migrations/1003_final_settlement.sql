-- The final settlement: lines of the last salary of someone who leaves, and leave that is paid out with it.

alter table payslip_line drop constraint payslip_line_kind_check;
alter table payslip_line add constraint payslip_line_kind_check
  check (kind in ('component', 'unpaid_days', 'days_away', 'overtime', 'commission', 'fee_share', 'expense', 'advance',
    'arrears', 'entry', 'notice', 'gratuity', 'leave_encashment', 'provident_fund', 'pension', 'insurance_edli', 'pf_admin',
    'state_insurance', 'professional_tax', 'income_tax', 'labour_welfare'));

alter table leave_type add column is_encashed boolean not null default false;
comment on column leave_type.is_encashed is 'What is left of it is paid out with the last salary.';
