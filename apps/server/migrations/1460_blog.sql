-- Blogs of members: what readers see, the working copy of their authors, what they said before, pictures and views.

create table network_blog (
  blog_id uuid primary key,
  author_id uuid not null references network_member,
  written_by uuid references user_account,
  slug text check (length(slug) between 1 and 120),
  title text not null default '' check (length(title) <= 120),
  summary text not null default '' check (length(summary) <= 300),
  cover_id uuid,
  cover_alternative text not null default '' check (length(cover_alternative) <= 300),
  tags text[] not null default '{}' check (cardinality(tags) <= 5),
  language text not null default 'en' check (language in ('en', 'hi')),
  minutes int not null default 1 check (minutes > 0),
  body jsonb not null default '[]',
  status text not null check (status in ('draft', 'published', 'removed', 'deleted')),
  published_at timestamptz,
  edited_at timestamptz,
  comments int not null default 0 check (comments >= 0),
  reactions int not null default 0 check (reactions >= 0),
  views int not null default 0 check (views >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint network_blog_slug_key unique (slug),
  constraint network_blog_published check (status <> 'published' or (published_at is not null and slug is not null and title <> ''))
);
create index network_blog_latest on network_blog (published_at desc, blog_id desc) where status = 'published';
create index network_blog_of_author on network_blog (author_id, published_at desc, blog_id desc) where status = 'published';
create index network_blog_of_writer on network_blog (author_id, updated_at desc);
create index network_blog_by_tag on network_blog using gin (tags) where status = 'published';
create index network_blog_written_by on network_blog (written_by) where written_by is not null;
create index network_blog_deleted on network_blog (updated_at) where status = 'deleted';
comment on table network_blog is 'A long post as its readers see it.';
comment on column network_blog.blog_id is 'UUID v7.';
comment on column network_blog.author_id is 'The person or business that speaks.';
comment on column network_blog.written_by is 'Who began it; null: their account is gone, and the blog is of a business.';
comment on column network_blog.slug is 'Its address, of its first title; null: never published.';
comment on column network_blog.title is 'Plain words; empty: never published.';
comment on column network_blog.summary is 'Of its author, or the beginning of its text.';
comment on column network_blog.cover_id is 'The picture above it, of network_blog_picture; null: none.';
comment on column network_blog.cover_alternative is 'What the cover shows, for those who cannot see it.';
comment on column network_blog.tags is 'At most five, in small letters.';
comment on column network_blog.language is 'The script that has more of its words.';
comment on column network_blog.minutes is 'How long it takes to read.';
comment on column network_blog.body is 'Blocks of blog-body.model.ts of the contract; no HTML.';
comment on column network_blog.status is 'State of blogLifecycle.';
comment on column network_blog.published_at is 'When it was published first; null: never.';
comment on column network_blog.edited_at is 'When it was last changed after that; null: never.';
comment on column network_blog.comments is 'How many comments and replies it has.';
comment on column network_blog.reactions is 'How many members reacted.';
comment on column network_blog.views is 'How often it was read, once a day for each reader.';
comment on column network_blog.created_at is 'When it was begun.';
comment on column network_blog.updated_at is 'When it last moved.';
comment on column network_blog.version is 'Raised by each move; drafts, comments, reactions and views raise it not.';

create table network_blog_draft (
  blog_id uuid primary key references network_blog on delete cascade,
  revision int not null check (revision > 0),
  title text not null check (length(title) <= 120),
  summary text not null check (length(summary) <= 300),
  cover_id uuid,
  cover_alternative text not null check (length(cover_alternative) <= 300),
  tags text[] not null check (cardinality(tags) <= 5),
  body jsonb not null,
  minutes int not null check (minutes > 0),
  is_changed boolean not null,
  saved_at timestamptz not null
);
comment on table network_blog_draft is 'The working copy of a blog, of its author alone: what is published is copied from it.';
comment on column network_blog_draft.blog_id is 'Which blog.';
comment on column network_blog_draft.revision is 'Raised by each save, so that two tabs do not overwrite each other.';
comment on column network_blog_draft.title is 'May be empty.';
comment on column network_blog_draft.summary is 'Of its author; empty: it is made from the text.';
comment on column network_blog_draft.cover_id is 'The picture above it; null: none.';
comment on column network_blog_draft.cover_alternative is 'What the cover shows.';
comment on column network_blog_draft.tags is 'At most five, in small letters.';
comment on column network_blog_draft.body is 'Blocks of blog-body.model.ts of the contract.';
comment on column network_blog_draft.minutes is 'How long it takes to read.';
comment on column network_blog_draft.is_changed is 'Not as readers see it.';
comment on column network_blog_draft.saved_at is 'When it was last saved.';
create index network_blog_draft_by_time on network_blog_draft (saved_at desc, blog_id desc);

create table network_blog_version (
  blog_id uuid not null references network_blog on delete cascade,
  number int not null check (number > 0),
  title text not null,
  body jsonb not null,
  at timestamptz not null,
  primary key (blog_id, number)
);
comment on table network_blog_version is 'What published blogs said before they were changed.';
comment on column network_blog_version.blog_id is 'Which blog.';
comment on column network_blog_version.number is 'From 1.';
comment on column network_blog_version.title is 'The title before.';
comment on column network_blog_version.body is 'The blocks before.';
comment on column network_blog_version.at is 'Until when it said so.';

create table network_blog_picture (
  picture_id uuid primary key,
  member_id uuid not null references network_member,
  added_by uuid references user_account,
  blog_id uuid references network_blog,
  storage_key text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_at timestamptz not null
);
create index network_blog_picture_of_blog on network_blog_picture (blog_id) where blog_id is not null;
create index network_blog_picture_unused on network_blog_picture (member_id, added_at) where blog_id is null;
create index network_blog_picture_old on network_blog_picture (added_at) where blog_id is null;
create index network_blog_picture_of_member on network_blog_picture (member_id);
create index network_blog_picture_added_by on network_blog_picture (added_by) where added_by is not null;
comment on table network_blog_picture is 'Pictures of blogs, and those that were added for one that is being written.';
comment on column network_blog_picture.picture_id is 'UUID v7.';
comment on column network_blog_picture.member_id is 'Whose it is.';
comment on column network_blog_picture.added_by is 'Who sent it; null: their account is gone.';
comment on column network_blog_picture.blog_id is 'Of which blog; null: no draft has it yet, and it goes after a day.';
comment on column network_blog_picture.storage_key is 'Where the file is.';
comment on column network_blog_picture.width is 'Pixels.';
comment on column network_blog_picture.height is 'Pixels.';
comment on column network_blog_picture.added_at is 'When it was sent.';

create table network_blog_view (
  blog_id uuid not null references network_blog on delete cascade,
  day date not null,
  reader bytea not null,
  primary key (blog_id, day, reader)
);
create index network_blog_view_old on network_blog_view (day);
comment on table network_blog_view is 'Who read a blog on a day, so that each counts once; gone after two days.';
comment on column network_blog_view.blog_id is 'Which blog.';
comment on column network_blog_view.day is 'In Asia/Kolkata.';
comment on column network_blog_view.reader is 'A hash with the key of that day, of the account, or for visitors of network address and browser: it names no one, and no one on two days.';

create table network_blog_day (
  blog_id uuid not null references network_blog on delete cascade,
  day date not null,
  views int not null check (views > 0),
  primary key (blog_id, day)
);
comment on table network_blog_day is 'How often a blog was read on a day: what trending counts.';
comment on column network_blog_day.blog_id is 'Which blog.';
comment on column network_blog_day.day is 'In Asia/Kolkata.';
comment on column network_blog_day.views is 'Each reader once.';

create function network_opens(viewer uuid, other uuid) returns boolean language sql stable as $$
  select case when viewer is null
    then exists (select 1 from network_member m where m.member_id = other and m.is_active and m.seen_by = 'everyone')
    else network_sees(viewer, other) end;
$$;
comment on function network_opens is 'Whether a member, or with null a visitor, may read what the other one says: of those who show themselves to everyone a visitor reads it as well.';
