-- CVs that people who look for work send to be read, and what was read off them.

create table candidate_cv (
  cv_id uuid primary key,
  user_id uuid not null unique references user_account,
  storage_key text not null,
  file_name text not null check (length(file_name) between 1 and 120),
  media_type text not null,
  bytes int not null check (bytes > 0),
  uploaded_at timestamptz not null,
  reading text not null default 'waiting' check (reading in ('waiting', 'read', 'empty', 'unreadable')),
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  says jsonb check (jsonb_typeof(says) = 'object'),
  version int not null default 1 check (version > 0),
  constraint candidate_cv_read check ((reading = 'read') = (says is not null))
);
comment on table candidate_cv is 'The CV that a person sent last; nothing of it is in the profile until the person takes it over.';
comment on column candidate_cv.cv_id is 'Random; a part of the storage key.';
comment on column candidate_cv.user_id is 'Whose it is; a person has one.';
comment on column candidate_cv.storage_key is 'Where the file lies, made anew without anything active.';
comment on column candidate_cv.file_name is 'As the person named it.';
comment on column candidate_cv.media_type is 'Of the kept file.';
comment on column candidate_cv.bytes is 'Of the kept file.';
comment on column candidate_cv.uploaded_at is 'When it was sent.';
comment on column candidate_cv.reading is 'waiting until it was read, empty where it holds no words, unreadable where reading took too much.';
comment on column candidate_cv.lines is 'All that was read, line by line: text, page and whether something was understood of it.';
comment on column candidate_cv.says is 'What the lines say, each with the place of its line; null: not read.';
comment on column candidate_cv.version is 'Grows with each reading; what is taken over names the one that was shown.';
