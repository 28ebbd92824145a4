-- On which device a session is, and when it was last seen; the devices that a person is known by.

alter table user_session
  add column device text not null default 'unknown' check (device in ('android-phone', 'android-tablet', 'iphone', 'ipad', 'windows', 'mac', 'chromebook', 'linux', 'unknown')),
  add column browser text not null default '' check (length(browser) <= 40),
  add column city_code text check (city_code ~ '^[0-9]{1,10}$'),
  add column last_seen_at timestamptz;
comment on column user_session.device is 'What its browser said of the machine; the header itself is not kept.';
comment on column user_session.browser is 'Name of the browser, without a version; empty where it did not say.';
comment on column user_session.city_code is 'The city chosen on the device at the sign-in; null: none. Never found by its network address.';
comment on column user_session.last_seen_at is 'When it last called, to the minute; null: not since it was opened.';

create table known_device (
  user_id uuid not null references user_account,
  device_hash bytea not null,
  device text not null,
  browser text not null check (length(browser) <= 40),
  first_seen_at timestamptz not null,
  last_signed_in_at timestamptz not null,
  primary key (user_id, device_hash)
);
comment on table known_device is 'Browsers that a person has signed in with, so that a sign-in with another one can be told of. Rows go 400 days after the last sign-in.';
comment on column known_device.user_id is 'The person.';
comment on column known_device.device_hash is 'SHA-256 of a random number in a cookie of that browser.';
comment on column known_device.device is 'What it said of the machine.';
comment on column known_device.browser is 'Name of the browser.';
comment on column known_device.first_seen_at is 'When the person first signed in with it.';
comment on column known_device.last_signed_in_at is 'When the person last signed in with it.';
create index known_device_age on known_device (last_signed_in_at);
