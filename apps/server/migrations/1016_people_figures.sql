-- What lists and reports of a firm's people sum up is found without reading what they leave out.

-- Payments to employees by month: the newest first, and their sums.
create index reimbursement_paid on reimbursement (organisation_id, paid_at desc, reimbursement_id desc) where state = 'paid';
-- The cost of a payslip is without its days that are not paid: of eight lines none or one.
create index payslip_line_off on payslip_line (payslip_id) include (amount_paise) where kind in ('unpaid_days', 'days_away');
