-- Posts in groups: read by the members of the group alone, and looked at first where the group says so.

alter table network_post add column group_id uuid references network_group;
alter table network_post add column decline_reason text check (length(decline_reason) between 1 and 300);
alter table network_post drop constraint network_post_audience_check;
alter table network_post add constraint network_post_audience_check check (audience in ('everyone', 'connections', 'group'));
alter table network_post drop constraint network_post_status_check;
alter table network_post add constraint network_post_status_check
  check (status in ('published', 'scheduled', 'waiting', 'declined', 'removed', 'deleted'));
alter table network_post add constraint network_post_in_group check ((audience = 'group') = (group_id is not null));
create index network_post_of_group on network_post (group_id, published_at desc, post_id desc) where status = 'published' and group_id is not null;
create index network_post_waiting on network_post (group_id, created_at, post_id) where status = 'waiting';
create index network_post_group on network_post (group_id) where group_id is not null;
comment on column network_post.group_id is 'The group that it was written in; null: in none.';
comment on column network_post.decline_reason is 'Why a moderator of the group did not publish it, as its author reads it; null: it was not declined.';
comment on column network_post.audience is 'Who may read it: every member, connections of its author, or members of its group.';
