-- Admins: how they sign in to the back office, which is not the way of the main app.

create table admin_account (
  user_id uuid primary key references user_account,
  email text not null check (email = lower(email) and length(email) between 5 and 120),
  password_hash text,
  totp_secret bytea,
  totp_step bigint,
  wrong_tries int not null default 0 check (wrong_tries >= 0),
  paused_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint admin_account_email_key unique (email)
);
comment on table admin_account is 'The credentials of a person with the role Admin. Made by a command, never by sign-up.';
comment on column admin_account.user_id is 'The person.';
comment on column admin_account.email is 'What they sign in with; small letters.';
comment on column admin_account.password_hash is 'Argon2id in its own text form; null until the one-time link was used.';
comment on column admin_account.totp_secret is 'Secret of the authenticator (RFC 6238), sealed with AES-256-GCM under a key of ours; null until one was set up.';
comment on column admin_account.totp_step is 'The newest 30-second step whose code was used: it and older ones are refused.';
comment on column admin_account.wrong_tries is 'Wrong passwords and codes since the last success or pause.';
comment on column admin_account.paused_until is 'Nobody signs in before, even with the right ones; null: no pause.';
comment on column admin_account.created_at is 'When the Admin was made.';
comment on column admin_account.updated_at is 'When this row last changed.';

create table admin_recovery_code (
  user_id uuid not null references admin_account,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table admin_recovery_code is 'One-time codes for an Admin whose authenticator is lost.';
comment on column admin_recovery_code.user_id is 'Whose it is.';
comment on column admin_recovery_code.code_hash is 'Keyed hash of the code, which has 80 random bits.';
comment on column admin_recovery_code.used_at is 'When it was used; it works once.';

create table admin_ticket (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  user_id uuid not null references admin_account,
  purpose text not null check (purpose in ('password', 'enrol', 'code')),
  totp_secret bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table admin_ticket is 'A step on the way in that has been passed: the one-time link, or the right password.';
comment on column admin_ticket.ticket_hash is 'SHA-256 of the ticket, which has 256 random bits and only its holder knows.';
comment on column admin_ticket.user_id is 'Whose way it is.';
comment on column admin_ticket.purpose is 'password: choose one; enrol: set up the authenticator; code: enter a code.';
comment on column admin_ticket.totp_secret is 'The sealed secret that is being set up; only with enrol.';
comment on column admin_ticket.created_at is 'When the step was passed.';
comment on column admin_ticket.expires_at is 'From then on it is refused.';
comment on column admin_ticket.used_at is 'When the next step was passed with it; it works once.';
create index admin_ticket_age on admin_ticket (expires_at);

create table admin_session (
  session_id uuid primary key,
  user_id uuid not null references admin_account,
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  constraint admin_session_token_key unique (token_hash)
);
comment on table admin_session is 'An Admin at work in the back office. The main app knows nothing of it.';
comment on column admin_session.session_id is 'UUID v4.';
comment on column admin_session.user_id is 'The Admin.';
comment on column admin_session.token_hash is 'SHA-256 of the cookie, which has 256 random bits.';
comment on column admin_session.created_at is 'When the code was right.';
comment on column admin_session.last_seen_at is 'The last call, to the minute; 30 minutes after it the session is over.';
comment on column admin_session.ends_at is 'Over then whatever happens: 12 hours after it began.';
comment on column admin_session.revoked_at is 'When the Admin signed out or was signed out.';
create index admin_session_of_user on admin_session (user_id, created_at desc);
create index admin_session_age on admin_session (ends_at);

alter table demo_person add column email text, add column hint text;
comment on column demo_person.email is 'What an Admin signs in with; null for people who enter by their number.';
comment on column demo_person.hint is 'What else is needed to enter, printed beside the name; null: a code arrives.';
