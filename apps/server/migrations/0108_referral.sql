-- Friends who bring friends, and the link to the app.

create table referral_code (
  user_id uuid primary key references user_account,
  code text not null check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  created_at timestamptz not null,
  constraint referral_code_key unique (code)
);
comment on table referral_code is 'The code that a person gives to friends; made when it is first asked for.';
comment on column referral_code.user_id is 'Whose it is.';
comment on column referral_code.code is '8 letters and digits, without 0, 1, I and O.';
comment on column referral_code.created_at is 'When it was first asked for.';

create table referral (
  friend_user_id uuid primary key references user_account,
  referrer_user_id uuid not null references user_account,
  created_at timestamptz not null,
  constraint referral_of_another check (friend_user_id <> referrer_user_id)
);
comment on table referral is 'Who was told of us by whom; once for each person.';
comment on column referral.friend_user_id is 'Who gave the code.';
comment on column referral.referrer_user_id is 'Whose code it was.';
comment on column referral.created_at is 'When it was given.';
create index referral_of_referrer on referral (referrer_user_id);

create table app_link_request (
  request_id uuid primary key,
  mobile_number text check (mobile_number ~ '^[2-9][0-9]{9}$'),
  number_hash bytea not null,
  ip_hash bytea not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
comment on table app_link_request is 'Somebody asked for the address of the app on a phone. Rows go after two days.';
comment on column app_link_request.request_id is 'UUID v7.';
comment on column app_link_request.mobile_number is 'Where it is to go; taken away when it went out.';
comment on column app_link_request.number_hash is 'Keyed hash of that number, for the limit.';
comment on column app_link_request.ip_hash is 'Keyed hash of the address that asked, for the limit.';
comment on column app_link_request.created_at is 'When it was asked for.';
comment on column app_link_request.sent_at is 'When the message went out; null while it waits.';
create index app_link_request_number on app_link_request (number_hash, created_at desc);
create index app_link_request_ip on app_link_request (ip_hash, created_at desc);
create index app_link_request_age on app_link_request (created_at);
