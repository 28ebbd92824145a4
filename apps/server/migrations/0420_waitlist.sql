-- "Tell me when you arrive": a person waits for a service at a place that no partner serves yet.

create table waitlist_entry (
  entry_id uuid primary key,
  user_id uuid references user_account,
  email text check (length(email) <= 254),
  mobile_number text check (mobile_number ~ '^[2-9][0-9]{9}$'),
  service_id text not null references service,
  category_id text not null references category,
  city_code text references city,
  pincode text references pincode,
  place text not null generated always as (coalesce(pincode, 'city:' || city_code)) stored,
  contact text not null generated always as (coalesce(user_id::text, email, mobile_number)) stored,
  lang text not null check (lang in ('en', 'hi')),
  purpose text not null default 'one_message' check (purpose = 'one_message'),
  consented_at timestamptz not null,
  told_at timestamptz,
  created_at timestamptz not null,
  constraint waitlist_one_contact check (num_nonnulls(user_id, email, mobile_number) = 1),
  constraint waitlist_a_place check (num_nonnulls(city_code, pincode) > 0)
);
comment on table waitlist_entry is 'A person asked for one message when a service becomes available at a place. Deleted some time after the message, or when it has waited too long.';
comment on column waitlist_entry.entry_id is 'UUID v7.';
comment on column waitlist_entry.user_id is 'The account that is told; null: a visitor with a contact of their own.';
comment on column waitlist_entry.email is 'Of a visitor who gave an email address.';
comment on column waitlist_entry.mobile_number is 'Of a visitor who gave a mobile number, without +91.';
comment on column waitlist_entry.service_id is 'What is waited for.';
comment on column waitlist_entry.category_id is 'Its category at that time, for counts.';
comment on column waitlist_entry.city_code is 'The city of the place; null: in none of the towns that the city list knows.';
comment on column waitlist_entry.pincode is 'The exact place; null: anywhere in the city.';
comment on column waitlist_entry.place is 'The key of the place in service_place.';
comment on column waitlist_entry.contact is 'Tells whether two entries are of one person: account, email address or number.';
comment on column waitlist_entry.lang is 'Language of the message to a visitor.';
comment on column waitlist_entry.purpose is 'What the contact may be used for: the one message, and nothing else.';
comment on column waitlist_entry.consented_at is 'When the person ticked that the message may be sent.';
comment on column waitlist_entry.told_at is 'When the service was found to be available and the message was queued; null: still waiting.';
comment on column waitlist_entry.created_at is 'When it was asked for.';
create unique index waitlist_once on waitlist_entry (contact, service_id, place) where told_at is null;
create index waitlist_waiting on waitlist_entry (service_id, place) where told_at is null;
create index waitlist_of_person on waitlist_entry (user_id, created_at desc, entry_id desc) where user_id is not null;
create index waitlist_old on waitlist_entry (created_at);
