-- Documents shared by a link that ends by itself.

create table document_share (
  share_id uuid primary key,
  document_id uuid not null references document on delete cascade,
  user_id uuid not null references user_account,
  password_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_count int not null default 0 check (opened_count >= 0),
  last_opened_at timestamptz,
  wrong_tries int not null default 0 check (wrong_tries >= 0),
  last_wrong_at timestamptz,
  constraint document_share_ends check (expires_at > created_at and expires_at <= created_at + interval '90 days')
);
create index document_share_of_document on document_share (document_id, share_id desc);
create index document_share_of_user on document_share (user_id);
comment on table document_share is 'A link by which anyone who has it opens one document, until it ends.';
comment on column document_share.share_id is 'UUID v7; the link carries it with our signature, so no code is stored.';
comment on column document_share.document_id is 'What it opens.';
comment on column document_share.user_id is 'Who shared it: the owner of the document.';
comment on column document_share.password_hash is 'argon2id of the password that its reader needs; null: none.';
comment on column document_share.created_at is 'When it was made.';
comment on column document_share.expires_at is 'When it ends, at most 90 days later.';
comment on column document_share.revoked_at is 'When it was turned off; null: it was not.';
comment on column document_share.opened_count is 'How often the document was opened by it.';
comment on column document_share.last_opened_at is 'When it was last opened by it; null: never.';
comment on column document_share.wrong_tries is 'Wrong passwords since the last right one, or since the last pause.';
comment on column document_share.last_wrong_at is 'When the last wrong password was tried; null: never.';
