-- A person may be known by an e-mail address instead of a number, and may sign in before choosing a role.

alter table user_account
  alter column mobile_number drop not null,
  add column email text check (email = lower(email) and length(email) <= 254),
  add column email_verified_at timestamptz,
  add constraint user_account_email_key unique (email),
  add constraint user_account_email_is_verified check ((email is null) = (email_verified_at is null)),
  add constraint user_account_is_reachable check (mobile_number is not null or email is not null);
comment on table user_account is 'A person, known by a mobile number, an e-mail address or both; made at the first sign-in.';
comment on column user_account.mobile_number is '10 digits, without +91. Shown in full to its owner only. Null: came in by e-mail and gave none yet.';
comment on column user_account.email is 'In lower case. Only ever written after a code sent there came back; null until then.';
comment on column user_account.email_verified_at is 'When that code came back.';

alter table user_session alter column role drop not null;
comment on column user_session.role is 'The role this session acts in; null: none chosen yet, so only the own profile is open to it.';

alter table sign_in_challenge
  alter column mobile_number drop not null,
  add column email text check (email = lower(email) and length(email) <= 254),
  add column contact text generated always as (coalesce(mobile_number, email)) stored,
  add column user_id uuid references user_account,
  add column full_name text check (length(full_name) <= 80),
  add column password_hash text check (length(password_hash) <= 200),
  drop constraint sign_in_challenge_purpose_check,
  add constraint sign_in_challenge_purpose check (purpose in ('sign_in', 'sign_up', 'password_recovery', 'email_verification', 'mobile_verification')),
  add constraint sign_in_challenge_one_contact check ((mobile_number is null) <> (email is null)),
  add constraint sign_in_challenge_owner check ((user_id is not null) = (purpose in ('email_verification', 'mobile_verification'))),
  add constraint sign_in_challenge_sign_up check (purpose = 'sign_up' or (full_name is null and password_hash is null));
comment on column sign_in_challenge.mobile_number is 'The number it is bound to, known here or not; null: an e-mail address.';
comment on column sign_in_challenge.email is 'The address it is bound to, known here or not; null: a mobile number.';
comment on column sign_in_challenge.contact is 'The one of the two that is there: what sends and wrong tries are counted by.';
comment on column sign_in_challenge.user_id is 'Whose account a verification is for; null: nobody is signed in yet.';
comment on column sign_in_challenge.full_name is 'Of a sign-up: the name that the new account gets.';
comment on column sign_in_challenge.password_hash is 'Of a sign-up: the password that the new account gets, hashed; never used for an account that exists.';
drop index sign_in_challenge_number;
create index sign_in_challenge_contact on sign_in_challenge (contact, created_at desc);
create index sign_in_challenge_user on sign_in_challenge (user_id) where user_id is not null;
