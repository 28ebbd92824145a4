-- What a partner says of itself, the account it is paid to, its reviews, and changes to what is live.

alter table organisation
  add column constitution text check (constitution in ('proprietor', 'partnership', 'llp', 'company', 'society')),
  add column about text not null default '' check (length(about) <= 600),
  add column owner_name text not null default '' check (length(owner_name) <= 80),
  add column line1 text not null default '' check (length(line1) <= 160),
  add column locality text not null default '' check (length(locality) <= 120),
  add column landmark text not null default '' check (length(landmark) <= 120),
  add column pan_sealed bytea,
  add column pan_last4 text check (pan_last4 ~ '^[0-9]{3}[A-Z]$'),
  add column pan_fingerprint bytea,
  add column pan_name text,
  add column pan_checked_at timestamptz,
  add column gst_declared boolean not null default false,
  add column gst_name text,
  add column gst_checked_at timestamptz,
  add column standing_reason text check (length(standing_reason) <= 300),
  add column status_changed_at timestamptz,
  add constraint organisation_pan_whole check ((pan_sealed is null) = (pan_last4 is null) and (pan_sealed is null) = (pan_fingerprint is null)),
  add constraint organisation_pan_key unique (pan_fingerprint);
create unique index organisation_gst_key on organisation (gst_number) where gst_checked_at is not null;
comment on column organisation.constitution is 'What kind of firm it is; null until said.';
comment on column organisation.about is 'A few sentences for customers; may be empty.';
comment on column organisation.owner_name is 'The owner''s name as on the PAN card; empty until said.';
comment on column organisation.line1 is 'House number, floor, building; empty until said.';
comment on column organisation.locality is 'Street and locality; empty until said.';
comment on column organisation.landmark is 'Empty: none.';
comment on column organisation.pan_sealed is 'The PAN, encrypted with a key of the application (AES-256-GCM), bound to this row.';
comment on column organisation.pan_last4 is 'Its last four characters, all that is ever shown.';
comment on column organisation.pan_fingerprint is 'Keyed hash of the PAN: the same PAN is found without being read.';
comment on column organisation.pan_name is 'The name registered with it, where a register answered.';
comment on column organisation.pan_checked_at is 'When its existence was checked; null: not yet.';
comment on column organisation.gst_declared is 'The owner has said whether it is registered for GST.';
comment on column organisation.gst_name is 'Legal name in the GST register, where it answered.';
comment on column organisation.gst_checked_at is 'When the GST number was checked; null: not yet, or none.';
comment on column organisation.standing_reason is 'Why it is suspended or blocked, in words the partner reads; null otherwise.';
comment on column organisation.status_changed_at is 'When the status last changed; null: since it was made.';

create table partner_bank (
  organisation_id uuid primary key references organisation,
  check_id uuid not null,
  holder_name text not null check (length(holder_name) between 2 and 100),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank_name text not null,
  account_sealed bytea not null,
  account_last4 text not null check (account_last4 ~ '^[0-9]{4}$'),
  state text not null check (state in ('waiting', 'code_sent', 'verified', 'failed')),
  wrong_tries int not null default 0 check (wrong_tries >= 0),
  checks_on date not null,
  checks_today int not null check (checks_today >= 1),
  verified_at timestamptz,
  saved_at timestamptz not null,
  constraint partner_bank_verified check ((verified_at is not null) = (state = 'verified'))
);
comment on table partner_bank is 'The account that a partner''s payouts go to.';
comment on column partner_bank.organisation_id is 'The partner.';
comment on column partner_bank.check_id is 'UUID v4 of the check under way; another account is another check. Its code is a keyed hash of it and lies nowhere.';
comment on column partner_bank.holder_name is 'Name on the account.';
comment on column partner_bank.ifsc is 'Indian Financial System Code of its branch.';
comment on column partner_bank.bank_name is 'The bank of that code.';
comment on column partner_bank.account_sealed is 'The account number, encrypted with a key of the application, bound to this row.';
comment on column partner_bank.account_last4 is 'Its last four digits, all that is ever shown.';
comment on column partner_bank.state is 'waiting: asked, not answered; code_sent: the owner must say the code; verified; failed: the bank does not know it.';
comment on column partner_bank.wrong_tries is 'Wrong codes so far; 5 use the check up.';
comment on column partner_bank.checks_on is 'The day, Asia/Kolkata, that checks_today counts.';
comment on column partner_bank.checks_today is 'How many accounts were given that day.';
comment on column partner_bank.verified_at is 'When it was found to be right.';
comment on column partner_bank.saved_at is 'When it was given.';

create table partner_review (
  review_id uuid primary key,
  organisation_id uuid not null references organisation,
  submitted_at timestamptz not null,
  decision text check (decision in ('Approved', 'Rejected')),
  reasons jsonb not null default '[]',
  decided_by uuid references user_account,
  decided_at timestamptz,
  constraint partner_review_decided check ((decision is null) = (decided_at is null))
);
comment on table partner_review is 'Each time a partner''s profile was sent for review, and what came of it.';
comment on column partner_review.review_id is 'UUID v7.';
comment on column partner_review.organisation_id is 'Whose profile.';
comment on column partner_review.submitted_at is 'When it was sent.';
comment on column partner_review.decision is 'Null while it waits.';
comment on column partner_review.reasons is 'Field and sentence for each thing to mend; the partner reads them.';
comment on column partner_review.decided_by is 'The Admin who decided.';
comment on column partner_review.decided_at is 'When.';
create unique index partner_review_one_open on partner_review (organisation_id) where decision is null;
create index partner_review_queue on partner_review (submitted_at, review_id) where decision is null;
create index partner_review_of on partner_review (organisation_id, submitted_at desc);

create table partner_change (
  change_id uuid primary key,
  organisation_id uuid not null references organisation,
  status text not null check (status in ('Pending', 'Approved', 'Rejected', 'Withdrawn')),
  version int not null default 1 check (version >= 1),
  wanted jsonb not null,
  shown jsonb not null,
  reasons jsonb not null default '[]',
  asked_at timestamptz not null,
  decided_by uuid references user_account,
  decided_at timestamptz
);
comment on table partner_change is 'A risky edit of a live profile: the live data stay as they are until somebody has reviewed it.';
comment on column partner_change.change_id is 'UUID v7.';
comment on column partner_change.organisation_id is 'Whose profile.';
comment on column partner_change.status is 'Pending while it waits; Rejected until the partner puts it away or asks anew.';
comment on column partner_change.version is 'Grows with each edit that joins it; a decision names the one that was looked at.';
comment on column partner_change.wanted is 'The new values by field; PAN and account number sealed.';
comment on column partner_change.shown is 'Each field''s old and new value as they may be shown.';
comment on column partner_change.reasons is 'Field and sentence for each thing that was refused.';
comment on column partner_change.asked_at is 'When it was last added to.';
comment on column partner_change.decided_by is 'The Admin who decided.';
comment on column partner_change.decided_at is 'When it was decided or withdrawn.';
create unique index partner_change_one_open on partner_change (organisation_id) where status in ('Pending', 'Rejected');
create index partner_change_queue on partner_change (asked_at, change_id) where status = 'Pending';

create table bank (
  bank_code text primary key check (bank_code ~ '^[A-Z0-9]{4}$'),
  name text not null
);
comment on table bank is 'The banks of India by the first four letters of their IFSC.';
comment on column bank.bank_code is 'First four letters of its codes.';
comment on column bank.name is 'Its name.';
