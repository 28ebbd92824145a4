-- Credits of partners: what they pay for requests for quotations with. Counted in whole credits; what was paid for them is kept beside.

create table lead_credit_entry (
  entry_id uuid primary key,
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('pack', 'allowance', 'refund', 'claim', 'unlock', 'expired')),
  credits int not null check (credits <> 0),
  value_paise bigint not null default 0,
  lead_id uuid,
  cause text not null check (length(cause) <= 120),
  expires_at timestamptz,
  created_at timestamptz not null,
  constraint lead_credit_entry_once unique (cause),
  constraint lead_credit_entry_sign check ((kind in ('unlock', 'expired')) = (credits < 0)),
  constraint lead_credit_entry_value check (value_paise = 0 or (value_paise > 0) = (credits > 0)),
  constraint lead_credit_entry_expiry check ((expires_at is null) = (credits < 0)),
  constraint lead_credit_entry_lead check ((kind in ('refund', 'claim', 'unlock')) = (lead_id is not null))
);
comment on table lead_credit_entry is 'One change of a partner''s credits; append-only.';
comment on column lead_credit_entry.entry_id is 'UUID v7.';
comment on column lead_credit_entry.organisation_id is 'Whose credits they are.';
comment on column lead_credit_entry.kind is 'pack: bought; allowance: given each month; refund: the customer never looked; claim: staff agreed to a claim; unlock: a lead was unlocked; expired: not used in time.';
comment on column lead_credit_entry.credits is 'Positive: more; negative: less.';
comment on column lead_credit_entry.value_paise is 'What was paid for these credits, without GST, in paise, with the same sign; 0: they were given.';
comment on column lead_credit_entry.lead_id is 'The lead that they were used for or came back from; null: none.';
comment on column lead_credit_entry.cause is 'What makes it happen once: the order, month or lead behind it.';
comment on column lead_credit_entry.expires_at is 'Until when they can be used; null where it is less.';
comment on column lead_credit_entry.created_at is 'When it happened.';
create index lead_credit_entry_of_organisation on lead_credit_entry (organisation_id, created_at desc, entry_id desc);
create trigger lead_credit_entry_append_only before update or delete on lead_credit_entry for each row execute function refuse_change();

create table lead_credit_lot (
  entry_id uuid primary key references lead_credit_entry,
  organisation_id uuid not null references organisation,
  credits_left int not null,
  value_left_paise bigint not null,
  expires_at timestamptz not null,
  told_at timestamptz,
  constraint lead_credit_never_below_zero check (credits_left >= 0 and value_left_paise >= 0),
  constraint lead_credit_empty_has_no_value check (credits_left > 0 or value_left_paise = 0)
);
comment on table lead_credit_lot is 'What is left of credits that came in; the balance is their sum.';
comment on column lead_credit_lot.entry_id is 'The entry that brought them.';
comment on column lead_credit_lot.organisation_id is 'Whose credits they are.';
comment on column lead_credit_lot.credits_left is 'Not used and not expired yet.';
comment on column lead_credit_lot.value_left_paise is 'What was paid for those that are left, without GST, in paise.';
comment on column lead_credit_lot.expires_at is 'Until when they can be used; the first to expire are used first.';
comment on column lead_credit_lot.told_at is 'When the partner was told that they expire soon; null: not yet.';
create index lead_credit_lot_of_organisation on lead_credit_lot (organisation_id, expires_at) where credits_left > 0;
create index lead_credit_lot_over on lead_credit_lot (expires_at) where credits_left > 0;

insert into setting (key, valid_from, value, why) values
  ('lead_credit.rules', '2020-01-01T00:00:00Z', '{"monthlyCredits": 30, "validDays": 180, "allowanceDays": 31, "noticeDays": 7}',
   'Our own defaults: 30 credits a month for every live partner, used within the month; bought ones within 180 days.');
