-- Payouts: runs collect what is due, a provider sends it to the partners' banks.

create table payout_run (
  run_id uuid primary key,
  run_on date not null constraint payout_run_once_a_day unique,
  status text not null check (status in ('Collecting', 'Needs Approval', 'Checked', 'Sent', 'Rejected')),
  version int not null default 1 check (version > 0),
  collected_to uuid,
  payouts int not null default 0 check (payouts >= 0),
  earnings int not null default 0 check (earnings >= 0),
  total_paise bigint not null default 0 check (total_paise >= 0),
  checked_by uuid references user_account,
  decided_by uuid references user_account,
  decide_why text not null default '',
  created_at timestamptz not null,
  collected_at timestamptz,
  decided_at timestamptz
);
comment on table payout_run is 'One night''s collection of what is due to partners.';
comment on column payout_run.run_id is 'UUID v7.';
comment on column payout_run.run_on is 'The day, Asia/Kolkata; earnings due until then are in it. One run a day.';
comment on column payout_run.status is 'State of the payout run lifecycle.';
comment on column payout_run.version is 'Counts its moves.';
comment on column payout_run.collected_to is 'The last organisation that was looked at, in order of ids: a run that was cut short goes on behind it.';
comment on column payout_run.payouts is 'How many payouts it made.';
comment on column payout_run.earnings is 'How many earnings are in them.';
comment on column payout_run.total_paise is 'What they come to.';
comment on column payout_run.checked_by is 'The first Admin who agreed to a large run.';
comment on column payout_run.decided_by is 'The Admin who sent or rejected it; null where nobody had to.';
comment on column payout_run.decide_why is 'What that Admin wrote; empty before.';
comment on column payout_run.created_at is 'When it began.';
comment on column payout_run.collected_at is 'When all partners had been looked at.';
comment on column payout_run.decided_at is 'When an Admin sent or rejected it.';

create table payout (
  payout_id uuid primary key,
  run_id uuid not null references payout_run,
  organisation_id uuid not null references organisation,
  retry_of uuid constraint payout_retried_once unique references payout,
  status text not null check (status in ('PENDING', 'PROCESSING', 'PAID', 'FAILED', 'CANCELED')),
  version int not null default 1 check (version > 0),
  amount_paise bigint not null check (amount_paise > 0),
  earnings int not null check (earnings > 0),
  bank_name text not null,
  account_last4 text not null,
  provider text,
  provider_payout_id text,
  utr text,
  failure text,
  created_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  constraint payout_of_provider unique (provider, provider_payout_id)
);
comment on table payout is 'Money on its way to a partner''s bank account, for the earnings that name it.';
comment on column payout.payout_id is 'UUID; sent as the idempotency key, so the provider makes it once.';
comment on column payout.run_id is 'The run that made it; of one that is tried again, the run of the first try.';
comment on column payout.organisation_id is 'The partner.';
comment on column payout.retry_of is 'The failed payout that it stands for; null for a first try.';
comment on column payout.status is 'State of the payout lifecycle, in the provider''s words.';
comment on column payout.version is 'Counts its moves.';
comment on column payout.amount_paise is 'The sum of its earnings, paise.';
comment on column payout.earnings is 'How many earnings it pays.';
comment on column payout.bank_name is 'Bank of the account it goes to.';
comment on column payout.account_last4 is 'Last four digits of that account.';
comment on column payout.provider is 'sandbox or razorpayx; null until it is sent.';
comment on column payout.provider_payout_id is 'The provider''s id; null until it has answered.';
comment on column payout.utr is 'The bank''s reference, once there is one.';
comment on column payout.failure is 'Why it failed, as the provider says it.';
comment on column payout.created_at is 'When the run made it.';
comment on column payout.sent_at is 'When the provider took it.';
comment on column payout.settled_at is 'When it was paid, failed or was canceled.';
create unique index payout_once_a_run on payout (run_id, organisation_id) where retry_of is null;
create index payout_of_organisation on payout (organisation_id, created_at, payout_id);
create index payout_newest on payout (created_at, payout_id);
create index payout_of_run on payout (run_id, created_at, payout_id);
create index payout_open on payout (status, created_at) where status in ('PENDING', 'PROCESSING');

create table payout_skip (
  run_id uuid not null references payout_run,
  organisation_id uuid not null references organisation,
  reason text not null check (reason in ('held', 'owes', 'below_minimum', 'no_bank')),
  amount_paise bigint not null,
  primary key (run_id, organisation_id)
);
comment on table payout_skip is 'Partners with something due whom a run did not pay, and why; what is due stays due.';
comment on column payout_skip.run_id is 'The run.';
comment on column payout_skip.organisation_id is 'The partner.';
comment on column payout_skip.reason is 'held (staff hold its payouts), owes (cash and penalties come to more), below_minimum, or no_bank (no verified account).';
comment on column payout_skip.amount_paise is 'What was due; negative: the partner owes it.';
create index payout_skip_of_organisation on payout_skip (organisation_id);

create table payout_hold (
  organisation_id uuid primary key references organisation,
  reason text not null,
  held_by uuid not null references user_account,
  held_at timestamptz not null
);
comment on table payout_hold is 'Partners whose payouts staff hold.';
comment on column payout_hold.organisation_id is 'The partner.';
comment on column payout_hold.reason is 'Why, as the Admin wrote it.';
comment on column payout_hold.held_by is 'The Admin.';
comment on column payout_hold.held_at is 'Since when.';

create table payout_destination (
  organisation_id uuid not null references organisation,
  provider text not null,
  check_id uuid not null,
  fund_account_id text not null,
  created_at timestamptz not null,
  primary key (organisation_id, provider, check_id)
);
comment on table payout_destination is 'A partner''s account as the provider knows it.';
comment on column payout_destination.organisation_id is 'The partner.';
comment on column payout_destination.provider is 'sandbox or razorpayx.';
comment on column payout_destination.check_id is 'Of the verified account: another account is another destination.';
comment on column payout_destination.fund_account_id is 'The provider''s id of it.';
comment on column payout_destination.created_at is 'When the provider was told of it.';

create table payout_event (
  provider text not null,
  provider_event_id text not null,
  body_sha256 text not null,
  name text not null,
  facts jsonb not null,
  outcome text not null,
  signed_at timestamptz not null,
  received_at timestamptz not null,
  primary key (provider, provider_event_id),
  constraint payout_event_body_once unique (provider, body_sha256)
);
comment on table payout_event is 'What a provider signed of payouts, once each, as evidence.';
comment on column payout_event.provider is 'sandbox or razorpayx.';
comment on column payout_event.provider_event_id is 'x-razorpay-event-id, or the hash of the body where there was none.';
comment on column payout_event.body_sha256 is 'Hash of the signed bytes.';
comment on column payout_event.name is 'e.g. payout.processed.';
comment on column payout_event.facts is 'The payout as it states it.';
comment on column payout_event.outcome is 'What it changed.';
comment on column payout_event.signed_at is 'When the provider made it.';
comment on column payout_event.received_at is 'When it came.';

create table sandbox_payout (
  provider_payout_id text primary key check (provider_payout_id ~ '^pout_[0-9a-f]{32}$'),
  idempotency_key text not null constraint sandbox_payout_once unique,
  fund_account_id text not null,
  reference_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('processing', 'processed', 'failed', 'reversed')),
  utr text,
  failure text,
  created_at timestamptz not null
);
comment on table sandbox_payout is 'A payout at the built-in provider.';
comment on column sandbox_payout.provider_payout_id is 'The provider''s id.';
comment on column sandbox_payout.idempotency_key is 'Ours; the same key gives the same payout.';
comment on column sandbox_payout.fund_account_id is 'Where it goes.';
comment on column sandbox_payout.reference_id is 'Our payout.';
comment on column sandbox_payout.amount_paise is 'In paise.';
comment on column sandbox_payout.status is 'As RazorpayX says it.';
comment on column sandbox_payout.utr is 'The bank''s reference of one that went through.';
comment on column sandbox_payout.failure is 'The bank''s sentence for one that did not.';
comment on column sandbox_payout.created_at is 'When it was asked for.';

create table sandbox_payout_event (
  event_id text primary key check (event_id ~ '^evt_[0-9a-f]{32}$'),
  name text not null,
  body text not null,
  created_at timestamptz not null
);
comment on table sandbox_payout_event is 'What the built-in provider tells us, byte for byte as signed, so that it can be told again.';
comment on column sandbox_payout_event.event_id is 'Sent as x-razorpay-event-id.';
comment on column sandbox_payout_event.name is 'e.g. payout.processed.';
comment on column sandbox_payout_event.body is 'The signed bytes.';
comment on column sandbox_payout_event.created_at is 'When it happened.';
