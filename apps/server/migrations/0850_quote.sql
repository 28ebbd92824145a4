-- Quotes: what a partner offers for a request, version by version, and what both sides agree on.

alter table rfq drop constraint rfq_status_check;
alter table rfq add constraint rfq_status_check check (status in (
  'Request Sent', 'Request Delivered', 'Agreed', 'Booked', 'Cancelled', 'Closed'));
alter table rfq drop constraint rfq_over_once;
alter table rfq add constraint rfq_over_once
  check ((status in ('Booked', 'Cancelled', 'Closed')) = (ended_at is not null));
alter table rfq add column agreed_at timestamptz;
comment on column rfq.agreed_at is 'When customer and a partner agreed; null: they did not.';

alter table lead drop constraint lead_status_check;
alter table lead add constraint lead_status_check check (status in (
  'New Request', 'Unlocked', 'Requested for More Info', 'Accepted By Partner', 'Qoutation Sent', 'Accepted By User',
  'Agreed', 'Payment Pending', 'Booked', 'Rejected', 'Cancelled', 'Closed'));
alter table lead drop constraint lead_over_once;
alter table lead add constraint lead_over_once
  check ((status in ('Rejected', 'Cancelled', 'Closed')) = (ended_at is not null));
alter table lead drop constraint lead_paid_for;
alter table lead add constraint lead_paid_for
  check (status in ('New Request', 'Rejected', 'Cancelled', 'Closed') or unlocked_at is not null);
alter table lead drop constraint lead_reason_of_rejected;
alter table lead add constraint lead_reason_of_rejected check (decline_reason is null or status = 'Rejected');

create table quote (
  quote_id uuid primary key,
  lead_id uuid not null references lead,
  organisation_id uuid not null references organisation,
  version_number int not null check (version_number between 1 and 100),
  made_by text not null check (made_by in ('Partner', 'Buyer')),
  title text not null check (length(title) between 1 and 200),
  content jsonb not null,
  price jsonb not null,
  total_paise bigint not null check (total_paise > 0),
  valid_until timestamptz not null,
  lang text not null check (lang in ('en', 'hi')),
  created_by uuid references user_account,
  created_at timestamptz not null,
  constraint quote_once_a_version unique (lead_id, version_number),
  constraint quote_valid_later check (valid_until > created_at)
);
comment on table quote is 'A version of what is offered for a lead, by its partner or as a counter-offer of the customer; never changed.';
comment on column quote.quote_id is 'UUID v7.';
comment on column quote.lead_id is 'For which lead.';
comment on column quote.organisation_id is 'The partner.';
comment on column quote.version_number is 'Counts the versions of a lead, from 1; the highest one counts.';
comment on column quote.made_by is 'Partner: its quote. Buyer: a counter-offer.';
comment on column quote.title is 'What the work is called, in the language of the version.';
comment on column quote.content is 'What was written: lines, discount, milestones in percent, days, warranty, terms.';
comment on column quote.price is 'What it comes to by the tax rules of that instant: each line with its GST, the sums, the milestones in paise.';
comment on column quote.total_paise is 'What the customer pays for all of it, tax included, paise.';
comment on column quote.valid_until is 'Until when it can be accepted.';
comment on column quote.lang is 'Language of the person who made it; the paper can be had in both.';
comment on column quote.created_by is 'Who made it; null: their account was erased.';
comment on column quote.created_at is 'When it was sent.';
create index quote_of_partner on quote (organisation_id, created_at desc, quote_id desc);

create table quote_draft (
  lead_id uuid primary key references lead,
  organisation_id uuid not null references organisation,
  content jsonb not null,
  version int not null check (version > 0),
  saved_at timestamptz not null
);
comment on table quote_draft is 'What a partner is writing for a lead; one for each lead, shared by its team.';
comment on column quote_draft.lead_id is 'For which lead.';
comment on column quote_draft.organisation_id is 'The partner.';
comment on column quote_draft.content is 'As the content of a quote; it may be incomplete.';
comment on column quote_draft.version is 'Counts its changes: a stale one is refused.';
comment on column quote_draft.saved_at is 'When it was last saved.';

create table quote_template (
  template_id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null check (length(name) between 1 and 80),
  content jsonb not null,
  created_at timestamptz not null,
  constraint quote_template_name unique (organisation_id, name)
);
comment on table quote_template is 'Quotes that a partner starts from.';
comment on column quote_template.template_id is 'UUID v7.';
comment on column quote_template.organisation_id is 'The partner.';
comment on column quote_template.name is 'What the partner calls it; once in an organisation.';
comment on column quote_template.content is 'As the content of a quote.';
comment on column quote_template.created_at is 'When it was saved.';

create table quote_refusal (
  lead_id uuid primary key references lead,
  quote_id uuid not null references quote,
  reason text not null check (reason in ('too_expensive', 'scope', 'timing', 'trust', 'chose_other', 'not_needed', 'other')),
  words text not null check (length(words) <= 500),
  refused_at timestamptz not null
);
comment on table quote_refusal is 'Why a customer refused a quote; read by its partner.';
comment on column quote_refusal.lead_id is 'Of which lead.';
comment on column quote_refusal.quote_id is 'The version that was refused.';
comment on column quote_refusal.reason is 'One of the reasons of quote.model.ts.';
comment on column quote_refusal.words is 'What the customer added; empty: nothing, or their account was erased.';
comment on column quote_refusal.refused_at is 'When.';

create table agreement (
  lead_id uuid primary key references lead,
  quote_id uuid not null references quote,
  accepted_by text not null check (accepted_by in ('Partner', 'Buyer')),
  accepted_at timestamptz not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  partner_signed_by uuid references user_account,
  partner_signed_at timestamptz,
  buyer_signed_by uuid references user_account,
  buyer_signed_at timestamptz,
  agreed_at timestamptz,
  advance_paise bigint not null check (advance_paise >= 0),
  pay_by timestamptz,
  lapses int not null default 0 check (lapses between 0 and 2),
  order_id uuid,
  paid_at timestamptz,
  constraint agreement_paid_by_order check ((order_id is null) = (paid_at is null))
);
comment on table agreement is 'The version that was accepted, who confirmed it, and what is paid in advance.';
comment on column agreement.lead_id is 'Of which lead.';
comment on column agreement.quote_id is 'The exact version.';
comment on column agreement.accepted_by is 'Buyer: a quote of the partner. Partner: a counter-offer of the customer.';
comment on column agreement.accepted_at is 'When that was.';
comment on column agreement.digest is 'SHA-256 of what was agreed, in hexadecimal; both confirm it.';
comment on column agreement.partner_signed_by is 'Who confirmed for the partner with a one-time password; null: not yet, or their account was erased.';
comment on column agreement.partner_signed_at is 'When that was; null: not yet.';
comment on column agreement.buyer_signed_by is 'The customer, once they confirmed with a one-time password; null: not yet, or erased.';
comment on column agreement.buyer_signed_at is 'When that was; null: not yet.';
comment on column agreement.agreed_at is 'When both sides had confirmed, or the days for it were over; null: not yet.';
comment on column agreement.advance_paise is 'The milestone that is due on agreement, paise; 0: none.';
comment on column agreement.pay_by is 'Until when the advance can be paid; null: it is not asked for.';
comment on column agreement.lapses is 'How often the time to pay the advance ran out.';
comment on column agreement.order_id is 'The payment that brought the advance; null: it was not paid.';
comment on column agreement.paid_at is 'When the advance was paid; null: it was not.';
create index agreement_unpaid on agreement (pay_by) where paid_at is null and pay_by is not null;
create index agreement_unsigned on agreement (accepted_at) where agreed_at is null;

insert into setting (key, valid_from, value, why) values
  ('quote.rules', '2020-01-01T00:00:00Z', '{"validDays": 30, "agreeHours": 48, "advanceHours": 72}',
   'A quote is good for 30 days, an accepted one is agreed after 48 hours without a change, and its advance is paid within 72.');
