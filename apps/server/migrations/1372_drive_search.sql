-- Searching a drive: by names and by what files say. Both indexes begin with the drive, so a search reads its own rows.

alter table drive_text add column space_id uuid not null references drive_space on delete cascade;
comment on column drive_text.space_id is 'In which drive; a file never leaves it.';
drop index drive_text_words;
create index drive_text_words on drive_text using gin (space_id, words);
create index drive_text_waiting on drive_text (version_id) where state = 'waiting';
create index drive_item_name_trigram on drive_item using gin (space_id, name gin_trgm_ops) where binned_at is null;
