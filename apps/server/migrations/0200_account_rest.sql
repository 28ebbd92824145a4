-- An account that nobody uses rests, so that nobody else finds it open; its person wakes it by signing in.

alter table user_account
  add column last_signed_in_at timestamptz,
  add column wakes_at_sign_in boolean not null default false;
comment on column user_account.last_signed_in_at is 'When the person last came in by a code, a password or a passkey; null: not since this is kept.';
comment on column user_account.wakes_at_sign_in is 'It is Inactive because nobody used it, and is Active again from the next sign-in on.';

create index user_account_unused on user_account (coalesce(last_signed_in_at, created_at)) where status = 'Active';
comment on index user_account_unused is 'Accounts that may be due to rest.';

insert into setting (key, valid_from, value, why) values
  ('account.rest', '2020-01-01T00:00:00Z', '{"afterDays": 90}', 'Inactive after 90 days without signing in, as for partners');
