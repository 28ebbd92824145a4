-- Deductions take no more than half of the wages (Code on Wages, section 18); what is left of them stands on the next payslip.

alter table payslip_line drop constraint payslip_line_kind_check;
alter table payslip_line add constraint payslip_line_kind_check
  check (kind in ('component', 'unpaid_days', 'days_away', 'overtime', 'commission', 'fee_share', 'expense', 'advance',
    'arrears', 'entry', 'carried_over', 'notice', 'gratuity', 'leave_encashment', 'provident_fund', 'pension', 'insurance_edli',
    'pf_admin', 'state_insurance', 'professional_tax', 'income_tax', 'labour_welfare'));

alter table payslip add column carried jsonb not null default '[]';
comment on column payslip.carried is 'Deductions that the wages of the month did not allow: name and paise of each; they stand on the next payslip.';
