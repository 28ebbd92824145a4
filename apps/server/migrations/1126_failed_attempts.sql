-- Why an attempt to pay failed, so that each is told of, not the last alone. Decision 0247.

alter table payment
  add column failure text check (length(failure) <= 300),
  add column failure_reason text check (failure_reason in
    ('declined', 'funds', 'limit', 'details', 'not_verified', 'cancelled', 'timed_out', 'unavailable', 'failed'));
comment on column payment.failure is 'The gateway''s sentence of an attempt that failed; null: it gave none, or the attempt did not fail.';
comment on column payment.failure_reason is 'Why it failed, as far as the gateway names a reason that we know; null: it does not.';
