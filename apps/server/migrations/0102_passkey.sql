-- Passkeys (WebAuthn Level 3).

create table passkey (
  passkey_id uuid primary key,
  user_id uuid not null references user_account,
  credential_id text not null check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_credential_key unique (credential_id)
);
comment on table passkey is 'A passkey of a person: opens a session without a code or a password.';
comment on column passkey.passkey_id is 'UUID v7.';
comment on column passkey.user_id is 'Whose it is; its user handle in the authenticator.';
comment on column passkey.credential_id is 'As the authenticator names it, base64url.';
comment on column passkey.public_key is 'COSE key that its signatures are checked with.';
comment on column passkey.counter is 'The last signature count; one that does not grow is refused as a copy. 0: the authenticator keeps none.';
comment on column passkey.transports is 'How the browser may reach the authenticator.';
comment on column passkey.name is 'What the person calls it.';
comment on column passkey.is_synced is 'Backed up by its provider, so on several devices.';
comment on column passkey.created_at is 'When it was added.';
comment on column passkey.last_used_at is 'When it last opened a session; null: never.';
create index passkey_of_user on passkey (user_id, passkey_id desc);

create table passkey_challenge (
  challenge_id uuid primary key,
  challenge text not null check (length(challenge) between 40 and 100),
  user_id uuid references user_account,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table passkey_challenge is 'A challenge that waits for a passkey. Taken out when it is answered, so it is good once; left ones go after an hour.';
comment on column passkey_challenge.challenge_id is 'UUID v4.';
comment on column passkey_challenge.challenge is '32 random bytes, base64url.';
comment on column passkey_challenge.user_id is 'Who is adding a passkey; null: for signing in.';
comment on column passkey_challenge.created_at is 'When it was made.';
comment on column passkey_challenge.expires_at is 'From then on it is refused.';
create index passkey_challenge_age on passkey_challenge (created_at);
