-- Passwords, and what is counted so that nobody can guess.

create table user_password (
  user_id uuid primary key references user_account,
  hash text not null check (length(hash) <= 200),
  changed_at timestamptz not null
);
comment on table user_password is 'The password of those who want one. Apart from the account, so that no read of a person brings it along.';
comment on column user_password.user_id is 'Whose it is.';
comment on column user_password.hash is 'argon2id in PHC form, with its parameters and salt.';
comment on column user_password.changed_at is 'When it was last set.';

create table counted_try (
  try_id uuid primary key,
  kind text not null check (kind in ('password', 'existence')),
  subject_hash bytea not null,
  address_hash bytea not null,
  at timestamptz not null
);
comment on table counted_try is 'Wrong passwords and existence checks, counted by whom they are about and where they come from. Rows go after two days.';
comment on column counted_try.try_id is 'UUID v4.';
comment on column counted_try.kind is 'A wrong password, or a check whether somebody is here.';
comment on column counted_try.subject_hash is 'Keyed hash: of the account or the contact that a password was tried for, or of the caller of a check.';
comment on column counted_try.address_hash is 'Keyed hash of the network address that it came from.';
comment on column counted_try.at is 'When it happened. A password is counted before it is looked at, and taken out again when it was right.';
create index counted_try_subject on counted_try (kind, subject_hash, at desc);
create index counted_try_address on counted_try (kind, address_hash, at desc);
create index counted_try_age on counted_try (at);
