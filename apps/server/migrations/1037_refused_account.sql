-- An account that a bank refused is not paid again until its owner gives another one.

alter table payout add column check_id uuid, add column is_account_refused boolean not null default false;
comment on column payout.check_id is 'The check of the account that it went to, as in partner_bank: another account is another check. Null: made before this was kept.';
comment on column payout.is_account_refused is 'The bank refused it for a reason of the account, such as a closed one.';
create index payout_account_refused on payout (organisation_id, check_id) where is_account_refused;
alter table payout_skip drop constraint payout_skip_reason_check;
alter table payout_skip add constraint payout_skip_reason_check
  check (reason in ('held', 'owes', 'below_minimum', 'no_bank', 'bank_refused'));
comment on column payout_skip.reason is 'held (staff hold its payouts), owes (cash and penalties come to more), below_minimum, no_bank (no verified account), or bank_refused (its account was refused).';
