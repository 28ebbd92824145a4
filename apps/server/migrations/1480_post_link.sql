-- Pages that posts lead to, as they say of themselves.

create table network_link_preview (
  preview_id uuid primary key,
  url text not null check (length(url) <= 2000),
  is_found boolean not null,
  title text not null check (length(title) <= 400),
  description text not null check (length(description) <= 600),
  site text not null check (length(site) <= 300),
  picture_key text,
  width int check (width > 0),
  height int check (height > 0),
  fetched_at timestamptz not null,
  constraint network_link_preview_picture check ((picture_key is null) = (width is null) and (picture_key is null) = (height is null))
);
create index network_link_preview_of_url on network_link_preview (url, fetched_at desc);
create index network_link_preview_old on network_link_preview (fetched_at);
comment on table network_link_preview is 'What pages of other sites said of themselves when they were asked; one answer serves all who share the link within a day.';
comment on column network_link_preview.preview_id is 'UUID v7.';
comment on column network_link_preview.url is 'The page, as a URL is written by its parser, without its fragment.';
comment on column network_link_preview.is_found is 'False: there is nothing to show, which is asked again soon.';
comment on column network_link_preview.title is 'Plain words.';
comment on column network_link_preview.description is 'Plain words; empty: none.';
comment on column network_link_preview.site is 'What the site calls itself, or its host.';
comment on column network_link_preview.picture_key is 'Where its picture is, drawn anew; null: none.';
comment on column network_link_preview.width is 'Pixels of the picture.';
comment on column network_link_preview.height is 'Pixels of the picture.';
comment on column network_link_preview.fetched_at is 'When the page was asked.';

create table network_post_link (
  post_id uuid primary key references network_post on delete cascade,
  url text not null check (length(url) <= 2000),
  preview_id uuid references network_link_preview
);
create index network_post_link_of_preview on network_post_link (preview_id) where preview_id is not null;
comment on table network_post_link is 'The link of a post that is shown as a card, unless its author took the card away.';
comment on column network_post_link.post_id is 'The post.';
comment on column network_post_link.url is 'As the preview has it.';
comment on column network_post_link.preview_id is 'What is shown; null: not read yet, or nothing to show.';
