-- A fresh one-time password before what matters most: bank, KYC, payouts, leaving.

create table step_up_code (
  code_id uuid primary key,
  user_id uuid not null references user_account,
  session_id uuid not null,
  wrong_tries int not null default 0 check (wrong_tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz,
  superseded_at timestamptz
);
comment on table step_up_code is 'A one-time password that a signed-in person asked for. The code itself is stored nowhere: it is a keyed hash of the row''s random id. Rows go after two days.';
comment on column step_up_code.code_id is 'UUID v4 from the system''s secure random source.';
comment on column step_up_code.user_id is 'Who asked; the code goes to this person''s own number.';
comment on column step_up_code.session_id is 'The only session that it confirms.';
comment on column step_up_code.wrong_tries is 'Wrong codes so far; 5 use it up.';
comment on column step_up_code.created_at is 'When it was asked for.';
comment on column step_up_code.expires_at is 'From then on it is refused.';
comment on column step_up_code.sent_at is 'When the message went out; null while it waits.';
comment on column step_up_code.used_at is 'When it confirmed its session; it does so once.';
comment on column step_up_code.superseded_at is 'When a newer one of the same person took its place.';
create index step_up_code_of_user on step_up_code (user_id, created_at desc);
create index step_up_code_age on step_up_code (created_at);

alter table user_session add column stepped_up_until timestamptz;
comment on column user_session.stepped_up_until is 'Until then this session may make calls that ask for a fresh one-time password; null: never confirmed.';
