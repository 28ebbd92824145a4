-- Posts of members, and the feeds that they are read in.

create table network_post (
  post_id uuid primary key,
  author_id uuid not null references network_member,
  written_by uuid references user_account,
  city_code text,
  body text not null check (length(body) between 1 and 3000),
  audience text not null check (audience in ('everyone', 'connections')),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  status text not null check (status in ('published', 'scheduled', 'removed', 'deleted')),
  publish_at timestamptz,
  published_at timestamptz,
  edited_at timestamptz,
  comments int not null default 0 check (comments >= 0),
  reactions int not null default 0 check (reactions >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint network_post_published check (status <> 'published' or published_at is not null),
  constraint network_post_scheduled check (status <> 'scheduled' or publish_at is not null)
);
create index network_post_of_place on network_post (city_code, published_at desc, post_id desc) where status = 'published' and audience = 'everyone';
create index network_post_of_author on network_post (author_id, published_at desc, post_id desc) where status = 'published';
create index network_post_by_making on network_post (author_id, created_at desc, post_id desc);
create index network_post_written_by on network_post (written_by) where written_by is not null;
create index network_post_deleted on network_post (updated_at) where status = 'deleted';
comment on table network_post is 'What a member wrote for others.';
comment on column network_post.post_id is 'UUID v7.';
comment on column network_post.author_id is 'The person or business that speaks.';
comment on column network_post.written_by is 'Who wrote it; null: their account is gone, and the post is of a business.';
comment on column network_post.city_code is 'The place of its author when it was written; null: not said. No foreign key: a city that is closed stays named.';
comment on column network_post.body is 'Plain words with @handles, #tags and links.';
comment on column network_post.audience is 'Who may read it: every member, or connections of its author.';
comment on column network_post.tags is 'Its #tags in small letters.';
comment on column network_post.status is 'State of postLifecycle.';
comment on column network_post.publish_at is 'When it was planned for; null: at once.';
comment on column network_post.published_at is 'Since when it can be read; null: not yet.';
comment on column network_post.edited_at is 'When its words were last changed after publishing; null: never.';
comment on column network_post.comments is 'How many comments and replies it has.';
comment on column network_post.reactions is 'How many members reacted.';
comment on column network_post.created_at is 'When it was written.';
comment on column network_post.updated_at is 'When it last moved.';
comment on column network_post.version is 'Raised by each move; comments and reactions raise it not.';

create table network_post_tag (
  tag text not null check (length(tag) <= 40),
  published_at timestamptz not null,
  post_id uuid not null references network_post on delete cascade,
  primary key (tag, published_at, post_id)
);
create index network_post_tag_of_post on network_post_tag (post_id);
comment on table network_post_tag is 'Published posts by their tags, in the order of time.';
comment on column network_post_tag.tag is 'In small letters, without its sign.';
comment on column network_post_tag.published_at is 'As the post has it.';
comment on column network_post_tag.post_id is 'The post.';

create table network_post_picture (
  picture_id uuid primary key,
  member_id uuid not null references network_member,
  added_by uuid references user_account,
  post_id uuid references network_post,
  position smallint check (position between 1 and 10),
  storage_key text not null,
  alternative text not null default '' check (length(alternative) <= 300),
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_at timestamptz not null,
  constraint network_post_picture_place unique (post_id, position),
  constraint network_post_picture_placed check ((post_id is null) = (position is null))
);
create index network_post_picture_unused on network_post_picture (member_id, added_at) where post_id is null;
create index network_post_picture_old on network_post_picture (added_at) where post_id is null;
create index network_post_picture_added_by on network_post_picture (added_by) where added_by is not null;
comment on table network_post_picture is 'Pictures of posts, and those that were added for one that is being written.';
comment on column network_post_picture.picture_id is 'UUID v7.';
comment on column network_post_picture.member_id is 'Whose it is.';
comment on column network_post_picture.added_by is 'Who sent it; null: their account is gone.';
comment on column network_post_picture.post_id is 'Of which post; null: of none yet, and gone after a day.';
comment on column network_post_picture.position is 'Its place in the post, from 1.';
comment on column network_post_picture.storage_key is 'Where the file is.';
comment on column network_post_picture.alternative is 'What it shows, for those who cannot see it.';
comment on column network_post_picture.width is 'Pixels.';
comment on column network_post_picture.height is 'Pixels.';
comment on column network_post_picture.added_at is 'When it was sent.';

create table network_post_mention (
  post_id uuid not null references network_post on delete cascade,
  member_id uuid not null references network_member,
  handle text not null,
  told_at timestamptz,
  primary key (post_id, member_id)
);
create index network_post_mention_of_member on network_post_mention (member_id);
comment on table network_post_mention is 'Members whom a post names.';
comment on column network_post_mention.post_id is 'The post.';
comment on column network_post_mention.member_id is 'Who is named.';
comment on column network_post_mention.handle is 'As the words call the member; a handle may change later.';
comment on column network_post_mention.told_at is 'When the member was told; null: not yet, as the post is not published.';

create table network_post_edit (
  post_id uuid not null references network_post on delete cascade,
  number int not null check (number > 0),
  body text not null,
  at timestamptz not null,
  primary key (post_id, number)
);
comment on table network_post_edit is 'What published posts said before they were edited.';
comment on column network_post_edit.post_id is 'The post.';
comment on column network_post_edit.number is 'From 1.';
comment on column network_post_edit.body is 'The words before.';
comment on column network_post_edit.at is 'Until when it said so.';

create table network_saved_post (
  member_id uuid not null references network_member,
  post_id uuid not null references network_post on delete cascade,
  at timestamptz not null,
  primary key (member_id, post_id)
);
create index network_saved_post_by_time on network_saved_post (member_id, at desc, post_id desc);
create index network_saved_post_of_post on network_saved_post (post_id);
comment on table network_saved_post is 'Posts that members keep for later.';
comment on column network_saved_post.member_id is 'Who keeps it.';
comment on column network_saved_post.post_id is 'The post.';
comment on column network_saved_post.at is 'When it was saved.';

create table network_feed_entry (
  member_id uuid not null references network_member,
  published_at timestamptz not null,
  post_id uuid not null references network_post on delete cascade,
  primary key (member_id, post_id)
);
create index network_feed_entry_by_time on network_feed_entry (member_id, published_at desc, post_id desc);
create index network_feed_entry_of_post on network_feed_entry (post_id);
create index network_feed_entry_old on network_feed_entry (published_at);
comment on table network_feed_entry is 'Posts in the feeds of their authors and of connections: written when a post is published, so that reading a page costs the same with 1 connection and with 10,000. Whether it may be seen is asked again when it is read.';
comment on column network_feed_entry.member_id is 'Whose feed.';
comment on column network_feed_entry.published_at is 'As the post has it.';
comment on column network_feed_entry.post_id is 'The post.';

create function network_sees(viewer uuid, other uuid) returns boolean language sql stable as $$
  select viewer = other or (not network_blocked(viewer, other) and exists (select 1 from network_member m
    where m.member_id = other and m.is_active and (m.seen_by <> 'connections' or network_connected(viewer, other))))
$$;
comment on function network_sees is 'Whether a member may read what the other one says: not blocked, and the other one lets itself be seen. Statements that list posts and comments ask it.';

create function network_person(person uuid) returns uuid language sql stable as $$
  select m.member_id from network_member m where m.user_id = person
$$;
comment on function network_person is 'The member that a person is; null: none. For the copy of everything and for leaving.';
