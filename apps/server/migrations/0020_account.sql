-- People, their roles, sign-in codes and sessions; their saved addresses; the words of the dictionary; the
-- development inbox.

create table user_account (
  user_id uuid primary key,
  mobile_number text not null check (mobile_number ~ '^[2-9][0-9]{9}$'),
  full_name text not null default '' check (length(full_name) <= 80),
  status text not null default 'Active' check (status in ('Active', 'Deactivated', 'Blocked', 'Suspended', 'Inactive', 'Pending')),
  previous_status text check (previous_status in ('Active', 'Deactivated', 'Blocked', 'Suspended', 'Inactive', 'Pending')),
  notification_message text,
  notification_message_type text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint user_account_mobile_number_key unique (mobile_number),
  constraint user_account_message_has_type check ((notification_message is null) = (notification_message_type is null))
);
comment on table user_account is 'A person, known by a mobile number; made at the first sign-in.';
comment on column user_account.user_id is 'UUID v7.';
comment on column user_account.mobile_number is '10 digits, without +91. Shown in full to its owner only.';
comment on column user_account.full_name is 'Empty until the person gave it.';
comment on column user_account.status is 'Account status of the specification; Blocked, Deactivated, Inactive and Suspended people may only see why, and sign out.';
comment on column user_account.previous_status is 'What it was before the last change; null before the first.';
comment on column user_account.notification_message is 'What the account status page tells the person; null: the built-in words.';
comment on column user_account.notification_message_type is 'Kind of that message, e.g. warning.';
comment on column user_account.created_at is 'When the person first signed in or was added.';
comment on column user_account.updated_at is 'When this row last changed.';

create table user_role (
  user_role_id uuid primary key,
  user_id uuid not null references user_account,
  role text not null check (role in ('Buyer', 'Service Partner', 'Jobseeker', 'subUser', 'Admin')),
  organisation_id uuid,
  staff_id uuid,
  created_at timestamptz not null,
  constraint user_role_key unique nulls not distinct (user_id, role, organisation_id),
  constraint user_role_acts_for check (
    (role = 'Service Partner' and organisation_id is not null and staff_id is null)
    or (role = 'subUser' and organisation_id is not null and staff_id is not null)
    or (role in ('Buyer', 'Jobseeker', 'Admin') and organisation_id is null and staff_id is null))
);
comment on table user_role is 'The roles that a person holds, and whom each acts for.';
comment on column user_role.user_role_id is 'UUID v7.';
comment on column user_role.user_id is 'The person.';
comment on column user_role.role is 'As in the specification, section 6.';
comment on column user_role.organisation_id is 'The own organisation of a Service Partner, or the one a subUser works for.';
comment on column user_role.staff_id is 'The staff row of a subUser.';
comment on column user_role.created_at is 'When it was given.';

create table sign_in_challenge (
  challenge_id uuid primary key,
  mobile_number text not null check (mobile_number ~ '^[2-9][0-9]{9}$'),
  purpose text not null check (purpose in ('sign_in')),
  asked_role text check (asked_role in ('Buyer', 'Service Partner', 'Jobseeker', 'subUser')),
  ip_hash bytea not null,
  wrong_tries int not null default 0 check (wrong_tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz,
  superseded_at timestamptz
);
comment on table sign_in_challenge is 'A one-time password that was asked for. The code itself is stored nowhere: it is a keyed hash of the challenge''s random id, made again by whoever sends or checks it. Rows go after two days.';
comment on column sign_in_challenge.challenge_id is 'UUID v4 from the system''s secure random source; the sessionId that the caller must send back.';
comment on column sign_in_challenge.mobile_number is 'The number it is bound to, known here or not.';
comment on column sign_in_challenge.purpose is 'What the code is good for; for nothing else.';
comment on column sign_in_challenge.asked_role is 'The role wished for; given only if it is held.';
comment on column sign_in_challenge.ip_hash is 'Keyed hash of the address that asked, for the limit on sends.';
comment on column sign_in_challenge.wrong_tries is 'Wrong codes so far; 5 use it up.';
comment on column sign_in_challenge.created_at is 'When it was asked for.';
comment on column sign_in_challenge.expires_at is 'From then on it is refused.';
comment on column sign_in_challenge.sent_at is 'When the message went out; null while it waits.';
comment on column sign_in_challenge.used_at is 'When it opened a session; it opens only one.';
comment on column sign_in_challenge.superseded_at is 'When a newer one of the same number took its place.';
create index sign_in_challenge_number on sign_in_challenge (mobile_number, created_at desc);
create index sign_in_challenge_ip on sign_in_challenge (ip_hash, created_at desc);
create index sign_in_challenge_age on sign_in_challenge (created_at);

create table user_session (
  session_id uuid primary key,
  user_id uuid not null references user_account,
  role text not null check (role in ('Buyer', 'Service Partner', 'Jobseeker', 'subUser')),
  organisation_id uuid,
  staff_id uuid,
  token_id uuid not null,
  token_issued_at timestamptz not null,
  previous_token_id uuid,
  previous_token_until timestamptz,
  created_at timestamptz not null,
  revoked_at timestamptz,
  constraint user_session_previous_token check ((previous_token_id is null) = (previous_token_until is null))
);
comment on table user_session is 'A sign-in. Each request finds its token''s id here, so a revoked session is refused within a second everywhere.';
comment on column user_session.session_id is 'UUID v4; new at every sign-in.';
comment on column user_session.user_id is 'Who signed in.';
comment on column user_session.role is 'The role this session acts in.';
comment on column user_session.organisation_id is 'The organisation it acts for; null for a buyer or jobseeker.';
comment on column user_session.staff_id is 'The staff row of a subUser.';
comment on column user_session.token_id is 'Id of the only token that is good now.';
comment on column user_session.token_issued_at is 'When that token was made; to the second.';
comment on column user_session.previous_token_id is 'The token before it, good for the calls that were already under way.';
comment on column user_session.previous_token_until is 'From then on the previous token is refused; less than a minute after the change.';
comment on column user_session.created_at is 'When the code was redeemed.';
comment on column user_session.revoked_at is 'When the person signed out, or was signed out.';
create index user_session_of_user on user_session (user_id, created_at desc);
create index user_session_age on user_session (token_issued_at);

create table delivery_address (
  address_id uuid primary key,
  user_id uuid not null references user_account,
  label text not null check (label in ('Home', 'Office', 'Other')),
  contact_name text not null check (length(contact_name) <= 80),
  line1 text not null check (length(line1) <= 160),
  landmark text not null default '' check (length(landmark) <= 120),
  locality text not null check (length(locality) <= 120),
  pincode text not null references pincode,
  city_code text references city,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
comment on table delivery_address is 'An address that a person saved for bookings. A booking keeps its own copy.';
comment on column delivery_address.address_id is 'UUID v7.';
comment on column delivery_address.user_id is 'Whose it is; nobody else reads it.';
comment on column delivery_address.label is 'What the person calls it.';
comment on column delivery_address.contact_name is 'Who to ask for at the door.';
comment on column delivery_address.line1 is 'House number, floor, building.';
comment on column delivery_address.landmark is 'Empty: none.';
comment on column delivery_address.locality is 'The locality, as people say it.';
comment on column delivery_address.pincode is 'PIN code; gives district and state.';
comment on column delivery_address.city_code is 'The city whose partners serve it; null: no city of ours.';
comment on column delivery_address.latitude is 'Degrees north; of the PIN code if the person gave no point.';
comment on column delivery_address.longitude is 'Degrees east.';
comment on column delivery_address.is_default is 'Taken when none is named; one a person.';
comment on column delivery_address.created_at is 'When it was saved.';
comment on column delivery_address.updated_at is 'When it last changed.';
comment on column delivery_address.removed_at is 'When the person took it away; kept for the bookings that point to it.';
create index delivery_address_of_user on delivery_address (user_id, is_default desc, address_id desc) where removed_at is null;
create unique index delivery_address_one_default on delivery_address (user_id) where is_default and removed_at is null;

create table dictionary_word (
  lang text not null check (lang in ('en', 'hi')),
  key text not null check (length(key) between 1 and 120),
  value text not null check (length(value) <= 2000),
  primary key (lang, key)
);
comment on table dictionary_word is 'Words that replace the built-in ones on the screen; an empty table is a good one.';
comment on column dictionary_word.lang is 'en or hi.';
comment on column dictionary_word.key is 'The key that the screen asks by.';
comment on column dictionary_word.value is 'What is shown instead.';

create table development_inbox (
  message_id uuid primary key,
  channel text not null check (channel in ('sms', 'mail', 'push')),
  recipient text not null,
  template text not null,
  text text not null,
  created_at timestamptz not null
);
comment on table development_inbox is 'Messages of a development server, which has no provider to send them; shown at /inbox. Empty in production.';
comment on column development_inbox.message_id is 'UUID v7, so in the order of arrival.';
comment on column development_inbox.channel is 'What it would have been.';
comment on column development_inbox.recipient is 'Mobile number, mail address or user.';
comment on column development_inbox.template is 'The registered text, or the subject of a mail.';
comment on column development_inbox.text is 'As the person would read it.';
comment on column development_inbox.created_at is 'When it was sent.';
create index development_inbox_recipient on development_inbox (recipient, message_id desc);
