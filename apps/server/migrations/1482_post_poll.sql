-- Polls that are shown in posts.

create table network_post_poll (
  post_id uuid primary key references network_post on delete cascade,
  poll_id uuid not null references network_poll on delete cascade
);
create index network_post_poll_of_poll on network_post_poll (poll_id);
comment on table network_post_poll is 'The poll that a post shows, both of one author.';
comment on column network_post_poll.post_id is 'The post.';
comment on column network_post_poll.poll_id is 'The poll, whose own rules hold for votes and result.';
