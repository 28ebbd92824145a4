-- A passkey as the second way to sign a document.

alter table passkey_challenge add column confirms text check (confirms ~ '^[0-9a-f]{64}$');
comment on column passkey_challenge.user_id is 'Who is adding a passkey, or confirms something with one; null: for signing in.';
comment on column passkey_challenge.confirms is 'SHA-256 of what is confirmed with it, as a document and the one who signs it; null: signing in, or adding a passkey.';
comment on column passkey.last_used_at is 'When it last opened a session or signed a document; null: never.';

alter table envelope_step
  drop constraint envelope_step_proof_check,
  add constraint envelope_step_proof_check check (proof in ('otp', 'session', 'passkey')),
  add column credential text check (credential ~ '^[0-9a-f]{16}$'),
  add constraint envelope_step_credential check ((credential is not null) = (proof is not distinct from 'passkey'));
comment on column envelope_step.credential is 'Of a passkey: the first 16 digits of the SHA-256 of its id; the id itself is not kept here.';
