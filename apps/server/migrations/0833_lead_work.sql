-- What happens between partner and customer once a lead is unlocked, and credits that come back.

alter table lead
  add column sent_at timestamptz,
  add column looked_at timestamptz,
  add column quote_looked_at timestamptz,
  add constraint lead_looked_after check (looked_at is null or unlocked_at is not null),
  add constraint lead_quote_is_looked_at check (quote_looked_at is null or looked_at is not null);
comment on column lead.sent_at is 'When the partner first asked, accepted or quoted; null: nothing yet.';
comment on column lead.looked_at is 'When the customer first opened something of this partner; null: never.';
comment on column lead.quote_looked_at is 'The same of a quote.';
create index lead_unseen on lead (sent_at) where sent_at is not null and looked_at is null;

create table lead_question (
  question_id uuid primary key,
  lead_id uuid not null references lead,
  question text not null check (length(question) between 1 and 1000),
  asked_at timestamptz not null,
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  constraint lead_question_answered check (answered_at is null or answered_at >= asked_at)
);
comment on table lead_question is 'What a partner asked the customer of an unlocked lead, and the answer.';
comment on column lead_question.question_id is 'UUID v7.';
comment on column lead_question.lead_id is 'Of which lead.';
comment on column lead_question.question is 'In the words of the partner.';
comment on column lead_question.asked_at is 'When it was asked.';
comment on column lead_question.answer is 'In the words of the customer; null: not answered, or their account was erased.';
comment on column lead_question.answered_at is 'When it was answered; null: not yet.';
create unique index lead_question_open on lead_question (lead_id) where answered_at is null;
create index lead_question_of_lead on lead_question (lead_id, asked_at);

create table lead_refund (
  lead_id uuid primary key references lead,
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('unseen', 'cancelled', 'claim')),
  status text not null check (status in ('Waiting', 'Returned', 'Refused')),
  credits int not null check (credits >= 0),
  reason text check (reason in ('wrong_number', 'unreachable', 'not_the_customer', 'duplicate')),
  words text not null default '' check (length(words) <= 1000),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references user_account,
  decide_why text not null default '' check (length(decide_why) <= 500),
  version int not null default 1 check (version > 0),
  constraint lead_refund_decided check ((status = 'Waiting') = (decided_at is null)),
  constraint lead_refund_of_claim check ((kind = 'claim') = (reason is not null))
);
comment on table lead_refund is 'Credits of an unlocked lead that come back, or that a partner claims; once a lead.';
comment on column lead_refund.lead_id is 'Of which lead.';
comment on column lead_refund.organisation_id is 'Whose credits they are.';
comment on column lead_refund.kind is 'unseen: the customer never opened what the partner sent; cancelled: before a quote was read; claim: the partner says that the contact is wrong.';
comment on column lead_refund.status is 'State of lead-refund.lifecycle.ts.';
comment on column lead_refund.credits is 'How many credits came back, or are claimed.';
comment on column lead_refund.reason is 'What is wrong with the contact; null: no claim.';
comment on column lead_refund.words is 'In the words of the partner.';
comment on column lead_refund.asked_at is 'When it was asked, or came back by itself.';
comment on column lead_refund.decided_at is 'When it was decided; null: it waits.';
comment on column lead_refund.decided_by is 'The Admin who decided a claim; null: the rules.';
comment on column lead_refund.decide_why is 'What the Admin wrote; the partner reads it.';
comment on column lead_refund.version is 'Counts its moves.';
create index lead_refund_of_organisation on lead_refund (organisation_id, asked_at desc, lead_id desc);
create index lead_refund_newest on lead_refund (kind, asked_at desc, lead_id desc);

insert into setting (key, valid_from, value, why) values
  ('lead.rules', '2020-01-02T00:00:00Z', '{"unseenHours": 48, "claimDays": 14}',
   'Our own defaults: unlocked and never looked at for 48 hours gives the credits back; a wrong contact can be claimed for 14 days.');
