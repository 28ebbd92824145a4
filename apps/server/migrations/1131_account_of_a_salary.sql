-- An account that a bank refused is not paid a salary again until its owner gives another one.

alter table salary_payment add column check_id uuid;
comment on column salary_payment.check_id is 'The check of the account that it was last sent to, as in employee_bank: another account is another check. Null: sent to none, or made before this was kept.';
