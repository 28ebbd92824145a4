-- Requests for quotations: what a customer needs, told once for several partners.

create table rfq (
  rfq_id uuid primary key,
  rfq_number text not null unique check (rfq_number ~ '^Q[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  user_id uuid references user_account,
  category_id text not null references category,
  service_id text references service,
  pincode text not null references pincode,
  city_code text not null,
  area text not null check (length(area) <= 200),
  from_day date,
  by_day date,
  budget_from_paise bigint check (budget_from_paise > 0),
  budget_to_paise bigint check (budget_to_paise > 0),
  message text not null check (length(message) <= 2000),
  lang text not null check (lang in ('en', 'hi')),
  status text not null check (status in ('Request Sent', 'Cancelled', 'Closed')),
  answer_by timestamptz not null,
  cancel_reason text check (cancel_reason in ('changed_mind', 'found_elsewhere', 'too_expensive', 'no_answer', 'other')),
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint rfq_days_in_order check (by_day >= from_day),
  constraint rfq_budget_in_order check (budget_to_paise >= budget_from_paise),
  constraint rfq_over_once check ((status in ('Cancelled', 'Closed')) = (ended_at is not null)),
  constraint rfq_reason_of_cancelled check ((status = 'Cancelled') = (cancel_reason is not null))
);
comment on table rfq is 'A request of a customer for quotations of one kind of work.';
comment on column rfq.rfq_id is 'UUID v7.';
comment on column rfq.rfq_number is 'As people say it, such as Q7QXMK-4TZP2.';
comment on column rfq.user_id is 'The customer; null: their account was erased.';
comment on column rfq.category_id is 'The kind of work.';
comment on column rfq.service_id is 'A service of that category; null: the category as a whole.';
comment on column rfq.pincode is 'Where the work would be; of a city alone the PIN code at its centre.';
comment on column rfq.city_code is 'City of the place, empty outside of the towns of the city list; the key it would be distributed by.';
comment on column rfq.area is 'The same as people read it: an area and a town, no exact address.';
comment on column rfq.from_day is 'The first day that suits, in Asia/Kolkata; null: not said.';
comment on column rfq.by_day is 'By when it has to be done, in Asia/Kolkata; null: not said.';
comment on column rfq.budget_from_paise is 'At least, paise; null: not said.';
comment on column rfq.budget_to_paise is 'At most, paise; null: not said.';
comment on column rfq.message is 'In the words of the customer; empty: their account was erased.';
comment on column rfq.lang is 'Language of the customer when it was written.';
comment on column rfq.status is 'State of rfq.lifecycle.ts.';
comment on column rfq.answer_by is 'When it closes where no partner answers until then.';
comment on column rfq.cancel_reason is 'Why its customer cancelled it; null: not cancelled.';
comment on column rfq.ended_at is 'When it was over; null: it is open.';
comment on column rfq.created_at is 'When it was asked.';
comment on column rfq.updated_at is 'When it last changed.';
comment on column rfq.version is 'Counts its moves.';
create index rfq_of_customer on rfq (user_id, (ended_at is not null), created_at desc, rfq_id desc);
create index rfq_unanswered on rfq (answer_by) where ended_at is null;

create table rfq_answer (
  rfq_id uuid not null references rfq,
  question_id text not null check (length(question_id) <= 40),
  option_id text not null check (length(option_id) <= 40),
  primary key (rfq_id, question_id)
);
comment on table rfq_answer is 'What a customer answered to the questions of the category; never changed.';
comment on column rfq_answer.rfq_id is 'Of which request.';
comment on column rfq_answer.question_id is 'A question of rfq.questions.ts.';
comment on column rfq_answer.option_id is 'The chosen one of its answers.';

create table rfq_choice (
  rfq_id uuid not null references rfq,
  organisation_id uuid not null references organisation,
  primary key (rfq_id, organisation_id)
);
comment on table rfq_choice is 'The partners that a customer chose for a request; none: the best available.';
comment on column rfq_choice.rfq_id is 'Of which request.';
comment on column rfq_choice.organisation_id is 'A chosen partner.';
create index rfq_choice_of_partner on rfq_choice (organisation_id);

insert into setting (key, valid_from, value, why) values
  ('quotation.rules', '2020-01-01T00:00:00Z', '{"openPerCategory": 3, "answerDays": 3}',
   'Three open requests per category and customer; without an answer a request closes on the third day.');
