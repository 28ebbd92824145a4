-- What members are to each other, for statements that ask it of many rows: a function that answers rows is planned as a part
-- of the statement, where one that answers a value is run by itself for each row.

create function network_blocks(a uuid, b uuid) returns table (blocker_id uuid) language sql stable rows 1 as $$
  select x.blocker_id from network_block x where (x.blocker_id = a and x.blocked_id = b) or (x.blocker_id = b and x.blocked_id = a)
$$;
comment on function network_blocks is 'As network_blocked, for `not exists (select from network_blocks(…))`.';

create function network_sight(viewer uuid, other uuid) returns table (member_id uuid) language sql stable rows 1 as $$
  select m.member_id from network_member m where m.member_id = other and (m.member_id = viewer or (m.is_active
    and (m.seen_by <> 'connections' or exists (select from network_connection c
      where c.low_id = least(viewer, other) and c.high_id = greatest(viewer, other) and c.status = 'Accepted'))
    and not exists (select from network_block x
      where (x.blocker_id = viewer and x.blocked_id = other) or (x.blocker_id = other and x.blocked_id = viewer))))
$$;
comment on function network_sight is 'As network_sees, for `exists (select from network_sight(…))`: a row where the member may read what the other one says.';

create function network_ties(viewer uuid, other uuid) returns table (tie text) language sql stable rows 1 as $$
  select case when viewer = other then 'self' else coalesce((select case when c.status = 'Accepted' then 'connected'
      when c.status = 'Requested' then case when c.asked_by_id = viewer then 'asked' else 'asks' end end
    from network_connection c where c.low_id = least(viewer, other) and c.high_id = greatest(viewer, other)), 'none') end
$$;
comment on function network_ties is 'As network_tie, for `cross join lateral network_ties(…)`: one row.';
