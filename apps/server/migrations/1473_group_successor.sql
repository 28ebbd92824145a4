-- Who follows an owner that leaves a group: asked when one leaves it, and when one leaves the platform.

create function network_group_successor(in_group uuid, leaving uuid) returns uuid language sql stable as $$
  select x.member_id from network_group_membership x
  where x.group_id = in_group and x.member_id <> leaving and x.status = 'member'
  order by x.moderates_since nulls last, x.since, x.membership_id limit 1
$$;
comment on function network_group_successor is 'The oldest moderator, else the oldest member; null: no one is left.';
