-- Groups of members by trade and city, and who is in them.

create table network_group (
  group_id uuid primary key,
  slug text not null unique check (length(slug) between 3 and 90),
  owner_id uuid references network_member,
  name text not null check (length(name) between 3 and 80),
  description text not null check (length(description) between 1 and 500),
  rules text[] not null default '{}' check (cardinality(rules) <= 10),
  trade_id text,
  city_code text not null,
  colour text not null check (colour in ('blue', 'green', 'orange', 'pink', 'teal', 'grey')),
  joining text not null check (joining in ('open', 'request')),
  approves_posts boolean not null,
  members int not null default 0 check (members >= 0),
  status text not null check (status in ('open', 'closed', 'removed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint network_group_owned check (owner_id is not null or status <> 'open')
);
create index network_group_by_name on network_group using gin (name gin_trgm_ops);
create index network_group_of_place on network_group (city_code, members desc, group_id desc) where status = 'open';
create index network_group_by_size on network_group (members desc, group_id desc) where status = 'open';
create index network_group_of_owner on network_group (owner_id) where owner_id is not null;
comment on table network_group is 'Members of a trade and a city who write to each other.';
comment on column network_group.group_id is 'UUID v7.';
comment on column network_group.slug is 'Its address, of the name that it had when it was made; it stays.';
comment on column network_group.owner_id is 'Who made it, or to whom it was handed over; null: it is closed, and no one was left.';
comment on column network_group.name is 'As members find it.';
comment on column network_group.description is 'What it is about, in plain words.';
comment on column network_group.rules is 'What holds in it, line by line.';
comment on column network_group.trade_id is 'A category of the catalogue; null: of no trade. No foreign key: a category that is gone is not shown.';
comment on column network_group.city_code is 'Its city. No foreign key: a city that is closed stays named.';
comment on column network_group.colour is 'Of its cover.';
comment on column network_group.joining is 'Anyone joins, or asks its owner and moderators.';
comment on column network_group.approves_posts is 'Posts of members wait until a moderator of the group has looked at them.';
comment on column network_group.members is 'How many are in it; counted with each move of a membership.';
comment on column network_group.status is 'State of groupLifecycle.';
comment on column network_group.created_at is 'When it was made.';
comment on column network_group.updated_at is 'When it was last changed.';
comment on column network_group.version is 'Raised by each change of its settings; members coming and going raise it not.';

create table network_group_membership (
  membership_id uuid not null unique,
  group_id uuid not null references network_group,
  member_id uuid not null references network_member,
  role text not null check (role in ('member', 'moderator')),
  status text not null check (status in ('requested', 'member', 'declined', 'left', 'removed')),
  since timestamptz not null,
  moderates_since timestamptz,
  again_from timestamptz,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  primary key (group_id, member_id),
  constraint network_group_membership_moderates check ((role = 'moderator') = (moderates_since is not null))
);
create index network_group_membership_of_member on network_group_membership (member_id, status);
create index network_group_membership_by_time on network_group_membership (group_id, status, since, membership_id);
comment on table network_group_membership is 'What a member is to a group; one row for both.';
comment on column network_group_membership.membership_id is 'UUID v7.';
comment on column network_group_membership.group_id is 'The group.';
comment on column network_group_membership.member_id is 'The member.';
comment on column network_group_membership.role is 'Whether it decides about requests and posts; the owner is named by the group.';
comment on column network_group_membership.status is 'State of groupMembershipLifecycle.';
comment on column network_group_membership.since is 'When it asked, or came in.';
comment on column network_group_membership.moderates_since is 'Since when it is a moderator; null: it is none. The oldest one follows an owner who leaves.';
comment on column network_group_membership.again_from is 'After a refusal or a removal: from when it may ask or join again; null: at once.';
comment on column network_group_membership.updated_at is 'When it last moved.';
comment on column network_group_membership.version is 'Raised by each move.';

create function network_in_group(viewer uuid, in_group uuid) returns boolean language sql stable as $$
  select exists (select 1 from network_group_membership x join network_group g using (group_id)
    where x.group_id = in_group and x.member_id = viewer and x.status = 'member' and g.status = 'open')
$$;
comment on function network_in_group is 'Whether a member is in a group that is open. Statements that show what is said in a group ask it.';

create function network_decides_in(viewer uuid, in_group uuid) returns boolean language sql stable as $$
  select exists (select 1 from network_group_membership x join network_group g using (group_id)
    where x.group_id = in_group and x.member_id = viewer and x.status = 'member' and g.status = 'open'
      and (g.owner_id = viewer or x.role = 'moderator'))
$$;
comment on function network_decides_in is 'Whether a member decides about requests and posts of a group: its owner and its moderators.';
