-- A sender may ask a person to sign with Aadhaar eSign, at a provider.

alter table envelope_recipient
  add column proves_by text not null default 'otp' check (proves_by in ('otp', 'aadhaar_esign')),
  add column certificate_name text check (length(certificate_name) between 1 and 200),
  add constraint envelope_recipient_certificate check (certificate_name is null or proves_by = 'aadhaar_esign');
comment on column envelope_recipient.proves_by is 'How they show who they are when they sign, as the sender chose.';
comment on column envelope_recipient.certificate_name is 'The name on the certificate by which they signed; null: they have not, or not by one.';

alter table envelope_step
  drop constraint envelope_step_proof_check,
  add constraint envelope_step_proof_check check (proof in ('otp', 'session', 'passkey', 'aadhaar_esign'));

create table envelope_esign (
  esign_id uuid primary key,
  envelope_id uuid not null references envelope on delete cascade,
  recipient_id uuid not null references envelope_recipient on delete cascade,
  document_version int not null check (document_version > 0),
  document_hash text not null check (document_hash ~ '^[0-9a-f]{64}$'),
  provider text not null check (provider in ('embedded', 'cca')),
  status text not null check (status in ('away', 'signed', 'cancelled', 'failed')),
  fields jsonb not null,
  how text check (how in ('drawn', 'typed', 'uploaded')),
  signature_key text,
  initials_key text,
  stamp_key text,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  answered_at timestamptz,
  code text check (length(code) <= 40),
  answer_key text,
  answer_hash text check (answer_hash ~ '^[0-9a-f]{64}$'),
  signer_name text check (length(signer_name) <= 200),
  issuer_name text check (length(issuer_name) <= 200),
  certificate_serial text check (length(certificate_serial) <= 80),
  certificate_hash text check (certificate_hash ~ '^[0-9a-f]{64}$'),
  constraint envelope_esign_answered check ((status = 'away') = (answered_at is null)),
  constraint envelope_esign_signed check (
    num_nonnulls(answer_key, answer_hash, signer_name, issuer_name, certificate_serial, certificate_hash)
      = case when status = 'signed' then 6 else 0 end
  )
);
comment on table envelope_esign is 'A visit of one of those who sign to a provider of Aadhaar eSign, with what they filled in, and what the provider answered.';
comment on column envelope_esign.esign_id is 'UUID v7; the transaction that the answer repeats.';
comment on column envelope_esign.envelope_id is 'Of which envelope.';
comment on column envelope_esign.recipient_id is 'Who went there.';
comment on column envelope_esign.document_version is 'Of the document that was shown to them.';
comment on column envelope_esign.document_hash is 'SHA-256 of that document, in hexadecimal: what is signed.';
comment on column envelope_esign.provider is 'Asked; embedded: the stand-in for development, whose signatures are worth nothing.';
comment on column envelope_esign.status is 'Away, until the provider answers: signed, cancelled or failed.';
comment on column envelope_esign.fields is 'What they filled in, put into the document once they have signed.';
comment on column envelope_esign.how is 'How they made the picture of their signature; null: none was needed.';
comment on column envelope_esign.signature_key is 'Where the picture of their signature lies; null: none.';
comment on column envelope_esign.initials_key is 'Of their initials.';
comment on column envelope_esign.stamp_key is 'Of their stamp.';
comment on column envelope_esign.started_at is 'When they went.';
comment on column envelope_esign.ends_at is 'Until when an answer is taken.';
comment on column envelope_esign.answered_at is 'When the answer came; null: it has not.';
comment on column envelope_esign.code is 'As the provider calls the reason why they did not sign; null: they did, or no answer came.';
comment on column envelope_esign.answer_key is 'Where the signed answer lies, with certificate and signature; null: they have not signed.';
comment on column envelope_esign.answer_hash is 'SHA-256 of the answer, in hexadecimal.';
comment on column envelope_esign.signer_name is 'The name on the certificate.';
comment on column envelope_esign.issuer_name is 'Who vouches for it.';
comment on column envelope_esign.certificate_serial is 'Its number, in hexadecimal.';
comment on column envelope_esign.certificate_hash is 'SHA-256 of the certificate, in hexadecimal.';
create index envelope_esign_of_recipient on envelope_esign (recipient_id, status);
create index envelope_esign_of_envelope on envelope_esign (envelope_id);
create index envelope_esign_away on envelope_esign (ends_at) where status = 'away';
