-- What two members are to each other, and whom a member does not want to meet.

create table network_connection (
  connection_id uuid not null unique,
  low_id uuid not null references network_member on delete cascade,
  high_id uuid not null references network_member on delete cascade,
  status text not null check (status in ('Requested', 'Accepted', 'Rejected', 'Cancelled', 'Closed')),
  asked_by_id uuid not null,
  note text check (length(note) between 1 and 300),
  asked_at timestamptz not null,
  decided_at timestamptz,
  again_from timestamptz,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  primary key (low_id, high_id),
  constraint network_connection_pair check (low_id < high_id),
  constraint network_connection_asker check (asked_by_id in (low_id, high_id))
);
create index network_connection_of_low on network_connection (low_id, status, updated_at desc, connection_id desc);
create index network_connection_of_high on network_connection (high_id, status, updated_at desc, connection_id desc);
create index network_connection_next_of_high on network_connection (high_id, low_id) where status = 'Accepted';
create index network_connection_by_asker on network_connection (asked_by_id, asked_at);
comment on table network_connection is 'A request or connection of two members; one row for a pair.';
comment on column network_connection.connection_id is 'UUID v7, for the log and for lists.';
comment on column network_connection.low_id is 'The member with the lower id.';
comment on column network_connection.high_id is 'The member with the higher id.';
comment on column network_connection.status is 'State of connection.noun.ts.';
comment on column network_connection.asked_by_id is 'Who asked last: one of both.';
comment on column network_connection.note is 'A few words with the request; null: none.';
comment on column network_connection.asked_at is 'When it was asked for last.';
comment on column network_connection.decided_at is 'When it was accepted, declined or withdrawn; null: it waits.';
comment on column network_connection.again_from is 'From when the one who asked may ask again; null: at once.';
comment on column network_connection.updated_at is 'When it last moved.';
comment on column network_connection.version is 'Counts its moves.';

create table network_block (
  blocker_id uuid not null references network_member on delete cascade,
  blocked_id uuid not null references network_member on delete cascade,
  at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint network_block_other check (blocker_id <> blocked_id)
);
create index network_block_of_blocked on network_block (blocked_id, blocker_id);
create index network_block_by_time on network_block (blocker_id, at desc, blocked_id desc);
comment on table network_block is 'Whom a member does not want to meet; it counts in both directions.';
comment on column network_block.blocker_id is 'Who blocks.';
comment on column network_block.blocked_id is 'Who is blocked.';
comment on column network_block.at is 'Since when.';

create table network_suggestion_dismissed (
  member_id uuid not null references network_member on delete cascade,
  other_id uuid not null references network_member on delete cascade,
  at timestamptz not null,
  primary key (member_id, other_id)
);
create index network_suggestion_dismissed_other on network_suggestion_dismissed (other_id);
comment on table network_suggestion_dismissed is 'Members that are not suggested to another one again.';
comment on column network_suggestion_dismissed.member_id is 'To whom.';
comment on column network_suggestion_dismissed.other_id is 'Who.';
comment on column network_suggestion_dismissed.at is 'Since when.';

create function network_blocked(a uuid, b uuid) returns boolean language sql stable as $$
  select exists (select 1 from network_block x where (x.blocker_id = a and x.blocked_id = b) or (x.blocker_id = b and x.blocked_id = a))
$$;
comment on function network_blocked is 'Whether one of both members has blocked the other. Every statement that shows a member something of another one asks it.';

create function network_connected(a uuid, b uuid) returns boolean language sql stable as $$
  select exists (select 1 from network_connection c
    where c.low_id = least(a, b) and c.high_id = greatest(a, b) and c.status = 'Accepted')
$$;
comment on function network_connected is 'Whether two members are connected.';

create function network_tie(viewer uuid, other uuid) returns text language sql stable as $$
  select case when viewer = other then 'self' else coalesce((select case when c.status = 'Accepted' then 'connected'
      when c.status = 'Requested' then case when c.asked_by_id = viewer then 'asked' else 'asks' end end
    from network_connection c where c.low_id = least(viewer, other) and c.high_id = greatest(viewer, other)), 'none') end
$$;
comment on function network_tie is 'What the other member is to the one who looks: self, connected, asked, asks or none.';
