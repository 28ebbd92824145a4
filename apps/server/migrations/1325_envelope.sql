-- Documents that are sent to be signed: the envelope, its people, fields, trail and comments.

create table envelope (
  envelope_id uuid primary key,
  number text not null,
  source text not null check (source in ('here', 'outside')),
  status text not null check (status in ('draft', 'pending', 'completed', 'rejected', 'cancelled', 'expired')),
  user_id uuid not null references user_account,
  organisation_id uuid references organisation,
  from_name text not null check (length(from_name) between 1 and 200),
  title text not null check (length(title) between 1 and 120),
  message text not null default '' check (length(message) <= 1000),
  in_order boolean not null default false,
  days int not null default 30 check (days between 1 and 90),
  may_delegate boolean not null default false,
  document_version int not null default 1 check (document_version > 0),
  sent_at timestamptz,
  ends_at timestamptz,
  remind_at timestamptz,
  reminded_at timestamptz,
  all_signed_at timestamptz,
  ended_at timestamptz,
  reason text check (length(reason) between 1 and 500),
  sealed_key text,
  sealed_hash text check (sealed_hash ~ '^[0-9a-f]{64}$'),
  sealed_bytes int check (sealed_bytes > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint envelope_pending check (status <> 'pending' or (sent_at is not null and ends_at is not null and remind_at is not null)),
  constraint envelope_sealed check (num_nonnulls(sealed_key, sealed_hash, sealed_bytes) in (0, 3)),
  constraint envelope_completed check (status <> 'completed' or source = 'outside' or sealed_key is not null)
);
comment on table envelope is 'A document that is sent to be signed, or a copy of one that was signed elsewhere.';
comment on column envelope.envelope_id is 'UUID v7.';
comment on column envelope.number is 'As people say it; it also stands on the audit page.';
comment on column envelope.source is 'Signed here, or a copy from outside.';
comment on column envelope.status is 'State of envelope.noun.ts.';
comment on column envelope.user_id is 'Who made it.';
comment on column envelope.organisation_id is 'For which business; null: for themselves.';
comment on column envelope.from_name is 'The name of the business or person, as those who sign read it.';
comment on column envelope.title is 'As the sender named it.';
comment on column envelope.message is 'To all of them; empty: none.';
comment on column envelope.in_order is 'One after the other by position, else all at once.';
comment on column envelope.days is 'How long it may be signed once it was sent.';
comment on column envelope.may_delegate is 'Whether those who sign may hand it on.';
comment on column envelope.document_version is 'Of its document; raised by each correction.';
comment on column envelope.sent_at is 'When this version was sent; null: not yet.';
comment on column envelope.ends_at is 'When it expires; null: it was never sent.';
comment on column envelope.remind_at is 'When those whose turn it is are reminded next.';
comment on column envelope.reminded_at is 'When the sender last reminded them; null: never.';
comment on column envelope.all_signed_at is 'When the last of them signed; null: not all have.';
comment on column envelope.ended_at is 'When it was completed, rejected, cancelled or expired; null: it is open.';
comment on column envelope.reason is 'Why it was rejected, cancelled or last corrected; null: it was not.';
comment on column envelope.sealed_key is 'Where the sealed file lies; null: not yet.';
comment on column envelope.sealed_hash is 'SHA-256 of the sealed file, in hexadecimal.';
comment on column envelope.sealed_bytes is 'How long the sealed file is.';
comment on column envelope.created_at is 'When it was made.';
comment on column envelope.updated_at is 'When it last changed.';
comment on column envelope.version is 'Counts its moves.';
create unique index envelope_number_key on envelope (number);
create index envelope_of_user on envelope (user_id, envelope_id desc);
create index envelope_of_organisation on envelope (organisation_id, envelope_id desc) where organisation_id is not null;
create index envelope_by_sealed_hash on envelope (sealed_hash) where sealed_hash is not null;
create index envelope_to_remind on envelope (remind_at) where status = 'pending';
create index envelope_to_seal on envelope (all_signed_at) where status = 'pending' and all_signed_at is not null;

create table envelope_document (
  envelope_id uuid not null references envelope on delete cascade,
  document_version int not null check (document_version > 0),
  storage_key text not null,
  file_name text not null check (length(file_name) between 1 and 120),
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  pages jsonb not null,
  signatures jsonb not null default '[]',
  sent_at timestamptz,
  uploaded_at timestamptz not null,
  primary key (envelope_id, document_version)
);
comment on table envelope_document is 'The final document of each version; what was sent is not changed.';
comment on column envelope_document.envelope_id is 'Of which envelope.';
comment on column envelope_document.document_version is 'From 1 on.';
comment on column envelope_document.storage_key is 'Where the file lies.';
comment on column envelope_document.file_name is 'As it was called where it came from; for showing only.';
comment on column envelope_document.bytes is 'How long the file is.';
comment on column envelope_document.sha256 is 'Of the file, in hexadecimal: what is signed is this.';
comment on column envelope_document.pages is 'Width and height of each page as it is seen, in points.';
comment on column envelope_document.signatures is 'What the signatures of a copy from outside say.';
comment on column envelope_document.sent_at is 'When this version was sent; null: not yet.';
comment on column envelope_document.uploaded_at is 'When it was uploaded.';

create table envelope_recipient (
  recipient_id uuid primary key,
  envelope_id uuid not null references envelope on delete cascade,
  row_order int not null check (row_order >= 0),
  name text not null check (length(name) between 1 and 80),
  mobile_number text not null check (mobile_number ~ '^[2-9][0-9]{9}$'),
  email text check (length(email) <= 254),
  role text not null check (role in ('signer', 'approver', 'witness', 'viewer', 'copy')),
  position int not null check (position between 1 and 20),
  witness_of uuid,
  lang text not null check (lang in ('en', 'hi')),
  state text not null default 'waiting' check (state in ('waiting', 'asked', 'opened', 'done', 'declined', 'delegated')),
  asked_at timestamptz,
  opened_at timestamptz,
  done_at timestamptz,
  reason text check (length(reason) between 1 and 500),
  delegated_by text check (length(delegated_by) between 1 and 80),
  signature_key text,
  initials_key text,
  stamp_key text
);
comment on table envelope_recipient is 'Someone who signs, approves, witnesses, reads or gets a copy, with or without an account.';
comment on column envelope_recipient.recipient_id is 'UUID v7; the link carries it with our signature, so no code is stored.';
comment on column envelope_recipient.envelope_id is 'Of which envelope.';
comment on column envelope_recipient.row_order is 'Where in the list, from 0.';
comment on column envelope_recipient.name is 'As the sender wrote it.';
comment on column envelope_recipient.mobile_number is 'Where one-time passwords go.';
comment on column envelope_recipient.email is 'For messages besides; null: none.';
comment on column envelope_recipient.role is 'What this person does.';
comment on column envelope_recipient.position is 'Where in order; equal ones at once.';
comment on column envelope_recipient.witness_of is 'Of a witness: the row of whose signature; null for others.';
comment on column envelope_recipient.lang is 'Of messages to them.';
comment on column envelope_recipient.state is 'How far they are.';
comment on column envelope_recipient.asked_at is 'When they got their link for this version; null: not yet.';
comment on column envelope_recipient.opened_at is 'When they first read this version; null: not yet.';
comment on column envelope_recipient.done_at is 'When they signed, approved, witnessed or declined; null: not yet.';
comment on column envelope_recipient.reason is 'Why they declined; null: they did not.';
comment on column envelope_recipient.delegated_by is 'In whose place they sign; null: in their own.';
comment on column envelope_recipient.signature_key is 'Where the picture of their signature lies; null: none.';
comment on column envelope_recipient.initials_key is 'The same of their initials.';
comment on column envelope_recipient.stamp_key is 'The same of their stamp.';
create index envelope_recipient_of_envelope on envelope_recipient (envelope_id, row_order);
create index envelope_recipient_by_number on envelope_recipient (mobile_number, envelope_id desc);

create table envelope_field (
  field_id uuid primary key,
  envelope_id uuid not null references envelope on delete cascade,
  recipient_id uuid not null references envelope_recipient on delete cascade,
  field_order int not null check (field_order >= 0),
  kind text not null check (kind in ('signature', 'initials', 'date', 'text', 'tick', 'stamp')),
  page int not null check (page >= 0),
  from_left double precision not null check (from_left between 0 and 1),
  from_top double precision not null check (from_top between 0 and 1),
  width double precision not null check (width > 0 and from_left + width <= 1.000001),
  height double precision not null check (height > 0 and from_top + height <= 1.000001),
  needed boolean not null,
  label text not null default '' check (length(label) <= 80),
  value text check (length(value) between 1 and 500)
);
comment on table envelope_field is 'Where someone signs or fills in.';
comment on column envelope_field.field_id is 'UUID v7.';
comment on column envelope_field.envelope_id is 'Of which envelope.';
comment on column envelope_field.recipient_id is 'Who fills it.';
comment on column envelope_field.field_order is 'Where in the list, from 0.';
comment on column envelope_field.kind is 'What is filled in.';
comment on column envelope_field.page is 'From 0.';
comment on column envelope_field.from_left is 'Of the page as it is seen, 0 to 1.';
comment on column envelope_field.from_top is 'From above, 0 to 1.';
comment on column envelope_field.width is 'Of the page, 0 to 1.';
comment on column envelope_field.height is 'Of the page, 0 to 1.';
comment on column envelope_field.needed is 'Whether it must be filled.';
comment on column envelope_field.label is 'What to enter; empty: nothing is said.';
comment on column envelope_field.value is 'Text, day, or ''x'' for a tick or a picture; null: not filled.';
create index envelope_field_of_envelope on envelope_field (envelope_id, field_order);
create index envelope_field_of_recipient on envelope_field (recipient_id);

create table envelope_step (
  envelope_id uuid not null references envelope on delete cascade,
  step int not null check (step > 0),
  document_version int not null check (document_version > 0),
  kind text not null check (kind in ('created', 'sent', 'asked', 'code_sent', 'opened', 'signed', 'approved', 'witnessed', 'declined',
    'delegated', 'commented', 'reminded', 'corrected', 'cancelled', 'expired', 'sealed', 'copied')),
  recipient_id uuid,
  user_id uuid references user_account,
  by_name text check (length(by_name) between 1 and 200),
  role text check (role in ('signer', 'approver', 'witness', 'viewer', 'copy')),
  at timestamptz not null,
  proof text check (proof in ('otp', 'session')),
  masked_number text,
  device text check (length(device) <= 120),
  network text check (length(network) <= 60),
  note text check (length(note) <= 500),
  document_hash text not null check (document_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (envelope_id, step)
);
comment on table envelope_step is 'What happened to an envelope, step by step. Rows are only added; each carries the hash of the one before.';
comment on column envelope_step.envelope_id is 'Of which envelope.';
comment on column envelope_step.step is 'From 1.';
comment on column envelope_step.document_version is 'Of the document then.';
comment on column envelope_step.kind is 'What happened.';
comment on column envelope_step.recipient_id is 'Which of those named did it; null: the sender or the system.';
comment on column envelope_step.user_id is 'Who of the sender''s side did it; null: one of those named, or the system.';
comment on column envelope_step.by_name is 'Their name then; null: the system.';
comment on column envelope_step.role is 'Of one of those named.';
comment on column envelope_step.at is 'When.';
comment on column envelope_step.proof is 'How they showed who they are; null: not asked.';
comment on column envelope_step.masked_number is 'The last two digits of their number.';
comment on column envelope_step.device is 'Browser and system, as the browser says.';
comment on column envelope_step.network is 'The network, without the part that names the house.';
comment on column envelope_step.note is 'A reason, or to whom it was handed on.';
comment on column envelope_step.document_hash is 'SHA-256 of the document then.';
comment on column envelope_step.hash is 'SHA-256 of this row and of the hash before it.';
create index envelope_step_of_user on envelope_step (user_id) where user_id is not null;

create table envelope_comment (
  comment_id uuid primary key,
  envelope_id uuid not null references envelope on delete cascade,
  recipient_id uuid references envelope_recipient on delete set null,
  user_id uuid references user_account,
  by_name text not null check (length(by_name) between 1 and 200),
  words text not null check (length(words) between 1 and 1000),
  at timestamptz not null
);
comment on table envelope_comment is 'What the sender and those named say to each other about a document.';
comment on column envelope_comment.comment_id is 'UUID v7.';
comment on column envelope_comment.envelope_id is 'Of which envelope.';
comment on column envelope_comment.recipient_id is 'Which of those named said it; null: the sender''s side.';
comment on column envelope_comment.user_id is 'Who of the sender''s side said it; null: one of those named, or their account was erased.';
comment on column envelope_comment.by_name is 'Their name then.';
comment on column envelope_comment.words is 'What was said.';
comment on column envelope_comment.at is 'When.';
create index envelope_comment_of_envelope on envelope_comment (envelope_id, comment_id desc);
create index envelope_comment_of_recipient on envelope_comment (recipient_id) where recipient_id is not null;
create index envelope_comment_of_user on envelope_comment (user_id) where user_id is not null;

-- One-time passwords to those who sign, with or without an account.
alter table sign_in_challenge
  drop constraint sign_in_challenge_purpose,
  add constraint sign_in_challenge_purpose check
    (purpose in ('sign_in', 'sign_up', 'password_recovery', 'email_verification', 'mobile_verification', 'signing'));
