-- Public content that operators write: editions of pieces, their pictures, and how often they were shown.

create table piece_picture (
  picture_id uuid primary key,
  storage_key text not null unique,
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_by uuid not null,
  added_at timestamptz not null
);
comment on table piece_picture is 'Pictures of public content, made anew in the reader process.';
comment on column piece_picture.picture_id is 'UUID v7.';
comment on column piece_picture.storage_key is 'Where the file lies in storage.';
comment on column piece_picture.width is 'Pixels.';
comment on column piece_picture.height is 'Pixels.';
comment on column piece_picture.added_by is 'The Admin who uploaded it. No foreign key: content stays when the account is erased.';
comment on column piece_picture.added_at is 'When; one that no piece has is deleted after a day.';
create index piece_picture_by_time on piece_picture (added_at);

create table piece (
  piece_id uuid primary key,
  series_id uuid not null,
  edition int not null check (edition > 0),
  kind text not null check (kind in ('banner', 'section')),
  place text not null check (place in ('home', 'services', 'jobs', 'network')),
  section text check (section in ('rows', 'steps', 'happy', 'quote', 'partner')),
  status text not null check (status in ('draft', 'scheduled', 'published', 'ended', 'discarded')),
  title_en text not null check (length(title_en) <= 60),
  title_hi text not null check (length(title_hi) <= 60),
  words_en text not null check (length(words_en) <= 160),
  words_hi text not null check (length(words_hi) <= 160),
  act_en text not null check (length(act_en) <= 24),
  act_hi text not null check (length(act_hi) <= 24),
  link text not null check (length(link) <= 300),
  wide_id uuid references piece_picture,
  narrow_id uuid references piece_picture,
  alt_en text not null check (length(alt_en) <= 120),
  alt_hi text not null check (length(alt_hi) <= 120),
  readers text[] not null,
  cities text[] not null,
  position int not null check (position between 0 and 999),
  last_day date,
  is_hidden boolean not null,
  is_whole boolean not null,
  publish_at timestamptz,
  published_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  changed_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint piece_section_of_home check ((section is null) = (kind = 'banner') and (section is null or place = 'home')),
  constraint piece_edition_once unique (series_id, edition),
  constraint piece_whole_when_shown check (is_whole or status in ('draft', 'discarded')),
  constraint piece_scheduled_with_time check (status <> 'scheduled' or publish_at is not null),
  constraint piece_published_with_time check (status <> 'published' or published_at is not null)
);
create unique index piece_one_draft on piece (series_id) where status in ('draft', 'scheduled');
create unique index piece_one_published on piece (series_id) where status = 'published';
create unique index piece_one_section on piece (section) where status = 'published';
create index piece_shown on piece (kind, place, position) where status = 'published';
create index piece_by_change on piece (updated_at desc, piece_id desc);
create index piece_wide on piece (wide_id) where wide_id is not null;
create index piece_narrow on piece (narrow_id) where narrow_id is not null;
comment on table piece is 'Editions of public content; of a series at most one is published and at most one is being written.';
comment on column piece.piece_id is 'UUID v7; of this edition.';
comment on column piece.series_id is 'The same for all editions of one piece: the id of the first.';
comment on column piece.edition is 'From 1.';
comment on column piece.kind is 'What it is.';
comment on column piece.place is 'The page that shows it.';
comment on column piece.section is 'Of the home page; null: it is a banner.';
comment on column piece.status is 'State of pieceLifecycle.';
comment on column piece.title_en is 'In English; empty in a draft that has none yet.';
comment on column piece.title_hi is 'In Hindi.';
comment on column piece.words_en is 'A sentence below the title; may be empty in both languages.';
comment on column piece.words_hi is 'The same in Hindi.';
comment on column piece.act_en is 'Words of the button; empty in both languages where it leads nowhere.';
comment on column piece.act_hi is 'The same in Hindi.';
comment on column piece.link is 'A path of our own site, or an https address; empty: none.';
comment on column piece.wide_id is 'Picture for wide screens; null: none.';
comment on column piece.narrow_id is 'Picture for phones; null: the wide one.';
comment on column piece.alt_en is 'What the picture shows, in English.';
comment on column piece.alt_hi is 'The same in Hindi.';
comment on column piece.readers is 'Who sees it: signedOut and roles; empty: everyone.';
comment on column piece.cities is 'Codes of the cities where it is shown; empty: all. No foreign key: a city that is closed stays named.';
comment on column piece.position is 'The lowest comes first in its place.';
comment on column piece.last_day is 'The last day in India on which it is shown; null: until it is taken back.';
comment on column piece.is_hidden is 'A section that the page leaves out.';
comment on column piece.is_whole is 'Nothing is missing in either language, by the rule of the contract.';
comment on column piece.publish_at is 'When it is or was to be published by the timer; null: by hand.';
comment on column piece.published_at is 'When visitors first read it; null: not yet.';
comment on column piece.ends_at is 'The midnight in India after its last day; null: none.';
comment on column piece.ended_at is 'When it was taken back, replaced or over; null: not.';
comment on column piece.changed_by is 'The Admin who changed it last. No foreign key: content stays when the account is erased.';
comment on column piece.created_at is 'When this edition was begun.';
comment on column piece.updated_at is 'When it last changed or moved.';
comment on column piece.version is 'Raised by each change and move.';

create constraint trigger piece_snapshot after insert or update or delete on piece deferrable initially deferred
  for each row execute function raise_named_snapshot('piece');
create trigger piece_snapshot_emptied after truncate on piece
  for each statement execute function raise_all_snapshots();

create table piece_count (
  piece_id uuid not null references piece on delete cascade,
  day date not null,
  shown int not null check (shown >= 0),
  pressed int not null check (pressed >= 0),
  primary key (piece_id, day)
);
comment on table piece_count is 'How often a piece was shown and pressed, as sums of a day; of no person.';
comment on column piece_count.piece_id is 'The edition.';
comment on column piece_count.day is 'In India.';
comment on column piece_count.shown is 'Times that it was on a screen.';
comment on column piece_count.pressed is 'Times that its button was pressed.';
