-- Enquiries: a customer asks a partner something before booking.

create table enquiry (
  enquiry_id uuid primary key,
  user_id uuid not null references user_account,
  organisation_id uuid not null references organisation,
  service_id text not null references service,
  city_code text not null,
  pincode text references pincode,
  area text not null check (length(area) <= 200),
  preferred_day date,
  lang text not null check (lang in ('en', 'hi')),
  status text not null default 'Open' check (status in ('Open', 'Resolved')),
  messages int not null default 1 check (messages > 0),
  last_message text not null check (length(last_message) between 1 and 1000),
  last_by text not null check (last_by in ('customer', 'partner')),
  last_at timestamptz not null,
  attention smallint not null generated always as
    (case when status = 'Resolved' then 2 when last_by = 'partner' then 1 else 0 end) stored,
  answer_by timestamptz not null,
  answered_at timestamptz,
  customer_read_at timestamptz not null,
  partner_read_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0)
);
comment on table enquiry is 'A question of a customer to one partner, before anything is booked.';
comment on column enquiry.enquiry_id is 'UUID v7.';
comment on column enquiry.user_id is 'The customer.';
comment on column enquiry.organisation_id is 'The partner that is asked.';
comment on column enquiry.service_id is 'What it is about.';
comment on column enquiry.city_code is 'City of the place, empty outside of the towns of the city list; the key it would be distributed by.';
comment on column enquiry.pincode is 'Where the work would be; null: a city alone was named.';
comment on column enquiry.area is 'The same as people read it: an area and a town, no exact address.';
comment on column enquiry.preferred_day is 'On which day it would suit; null: not said.';
comment on column enquiry.lang is 'Language of the customer when it was written.';
comment on column enquiry.status is 'State of enquiry.lifecycle.ts.';
comment on column enquiry.messages is 'How many messages it has.';
comment on column enquiry.last_message is 'The newest words, for lists.';
comment on column enquiry.last_by is 'The side that wrote them.';
comment on column enquiry.last_at is 'When they were written.';
comment on column enquiry.attention is 'Order of the partner''s list: 0 the partner has to answer, 1 answered, 2 closed.';
comment on column enquiry.answer_by is 'Until when a first answer is expected.';
comment on column enquiry.answered_at is 'When the partner first answered; null: not yet.';
comment on column enquiry.customer_read_at is 'Up to when the customer has read it.';
comment on column enquiry.partner_read_at is 'Up to when someone of the partner has read it; null: no one has.';
comment on column enquiry.created_at is 'When it was asked.';
comment on column enquiry.updated_at is 'When it last changed.';
comment on column enquiry.version is 'Counts its moves.';
create index enquiry_of_customer on enquiry (user_id, last_at desc, enquiry_id desc);
create index enquiry_of_partner on enquiry (organisation_id, attention, last_at desc, enquiry_id desc);
create index enquiry_quiet on enquiry (last_at) where status = 'Open';

create table enquiry_message (
  message_id uuid primary key,
  enquiry_id uuid not null references enquiry,
  said_by text not null check (said_by in ('customer', 'partner')),
  user_id uuid references user_account,
  message text not null check (length(message) between 1 and 1000),
  service_id text references service,
  price_from_paise bigint check (price_from_paise > 0),
  price_to_paise bigint check (price_to_paise >= price_from_paise),
  created_at timestamptz not null,
  constraint enquiry_message_suggestion check (num_nonnulls(service_id, price_from_paise, price_to_paise) in (0, 3))
);
comment on table enquiry_message is 'What was written in an enquiry; never changed.';
comment on column enquiry_message.message_id is 'UUID v7.';
comment on column enquiry_message.enquiry_id is 'In which enquiry.';
comment on column enquiry_message.said_by is 'The side that wrote it.';
comment on column enquiry_message.user_id is 'The person who wrote it; null: their account was erased.';
comment on column enquiry_message.message is 'The words.';
comment on column enquiry_message.service_id is 'A service that the partner suggests to book; null: none.';
comment on column enquiry_message.price_from_paise is 'What it would cost about, paise; null: no suggestion.';
comment on column enquiry_message.price_to_paise is 'At most, paise; null: no suggestion.';
comment on column enquiry_message.created_at is 'When it was written.';
create index enquiry_message_of on enquiry_message (enquiry_id, created_at desc, message_id desc);
create index enquiry_message_user on enquiry_message (user_id);

insert into setting (key, valid_from, value, why) values
  ('enquiry.rules', '2020-01-01T00:00:00Z', '{"answerHours": 24, "partnersAtOnce": 3, "openLimit": 12, "perDay": 9, "messageLimit": 200, "quietDays": 14}',
   'Our own defaults: a first answer within a day, three partners at once, closed after two quiet weeks.');
