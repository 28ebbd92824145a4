-- "Tell me if a slot opens": a customer waits for a day on which no one is free.

create table slot_wait (
  wait_id uuid primary key,
  user_id uuid not null references user_account,
  city_code text references city,
  day date not null,
  service_id text not null references service,
  asked jsonb not null check (jsonb_typeof(asked) = 'object'),
  created_at timestamptz not null,
  told_at timestamptz
);
comment on table slot_wait is 'A customer asked for one message when a slot of a full day becomes free. Deleted once the day is over.';
comment on column slot_wait.wait_id is 'UUID v7.';
comment on column slot_wait.user_id is 'Who is told.';
comment on column slot_wait.city_code is 'The city of the address, where it is known; the key it would be distributed by.';
comment on column slot_wait.day is 'The day in Asia/Kolkata.';
comment on column slot_wait.service_id is 'The first service, for the words of the message.';
comment on column slot_wait.asked is 'Work, length, partner and place as free times are asked for; those who ask the same are looked for together.';
comment on column slot_wait.created_at is 'When it was asked for: who has waited longest is told first.';
comment on column slot_wait.told_at is 'When a slot was found and the message was queued; null: still waiting.';
create unique index slot_wait_once on slot_wait (user_id, day, service_id) where told_at is null;
create index slot_wait_open on slot_wait (day, created_at) where told_at is null;
create index slot_wait_of_service on slot_wait (service_id);
create index slot_wait_of_city on slot_wait (city_code) where city_code is not null;
