-- Payments to employees by month: the newest first, and their sums.
create index reimbursement_paid on reimbursement (organisation_id, paid_at desc, reimbursement_id desc) where state = 'paid';
