-- A block of the network counts in conversations and in what people were told as well.

create function network_parties_blocked(a_user uuid, a_organisation uuid, b_user uuid, b_organisation uuid)
  returns boolean language sql stable as $$
  select exists (select 1 from network_member a, network_member b
    where (a.user_id = a_user or a.organisation_id = a_organisation)
      and (b.user_id = b_user or b.organisation_id = b_organisation)
      and network_blocked(a.member_id, b.member_id))
$$;
comment on function network_parties_blocked is 'Whether one of two sides, each a person or a business, has blocked the other one as a member.';

alter table notification add column from_member_id uuid;
alter table notification add column to_member_id uuid;
comment on column notification.from_member_id is 'The member whose act it tells of; null: of none. No foreign key: who leaves the network leaves what others were told.';
comment on column notification.to_member_id is 'The member who is told of it; with from_member_id not listed where one of both blocks the other.';
create index notification_of_member on notification (to_member_id, created_at desc) where to_member_id is not null;
