-- The words of files, for search. Written after the file is there.

create table drive_text (
  version_id uuid primary key references drive_version on delete cascade,
  item_id uuid not null references drive_item on delete cascade,
  state text not null check (state in ('waiting', 'read', 'none', 'failed')),
  words tsvector,
  content text check (length(content) <= 200000)
);
create index drive_text_of_item on drive_text (item_id);
create index drive_text_words on drive_text using gin (words);
comment on table drive_text is 'What a version of a file says, read in a process of its own.';
comment on column drive_text.version_id is 'Of which version.';
comment on column drive_text.item_id is 'Of which file.';
comment on column drive_text.state is 'waiting: not read yet; none: it has no words; failed: its reader gave up.';
comment on column drive_text.words is 'For search; null: there are none.';
comment on column drive_text.content is 'The text, cut at 200,000 characters; null: there is none.';
