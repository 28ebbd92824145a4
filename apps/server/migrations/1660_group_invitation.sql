-- Invitations to groups, why a member was declined or removed, and what members were told of their group.

create table network_group_invitation (
  invitation_id uuid not null unique,
  group_id uuid not null references network_group,
  member_id uuid not null references network_member,
  by_id uuid not null references network_member,
  status text not null check (status in ('invited', 'accepted', 'declined', 'withdrawn')),
  invited_at timestamptz not null,
  again_from timestamptz,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  primary key (group_id, member_id),
  check (member_id <> by_id)
);
create index network_group_invitation_of_member on network_group_invitation (member_id, invited_at desc, invitation_id desc) where status = 'invited';
create index network_group_invitation_by on network_group_invitation (by_id, invited_at);
comment on table network_group_invitation is 'That a connection comes into a group; one row for both, of the one who invited last.';
comment on column network_group_invitation.invitation_id is 'UUID v7.';
comment on column network_group_invitation.group_id is 'The group.';
comment on column network_group_invitation.member_id is 'Who is invited.';
comment on column network_group_invitation.by_id is 'Who invited; the invitation holds while this member is in the group.';
comment on column network_group_invitation.status is 'State of groupInvitationLifecycle.';
comment on column network_group_invitation.invited_at is 'When it was last sent; those of a day are counted.';
comment on column network_group_invitation.again_from is 'After a refusal or a withdrawal: from when it may be sent again; null: at once.';
comment on column network_group_invitation.updated_at is 'When it last moved.';
comment on column network_group_invitation.version is 'Raised by each move.';

create function network_group_inviter(viewer uuid, to_group uuid) returns uuid language sql stable as $$
  select i.by_id from network_group_invitation i
  where i.group_id = to_group and i.member_id = viewer and i.status = 'invited'
    and not network_blocked(i.member_id, i.by_id) and network_in_group(i.by_id, i.group_id)
$$;
comment on function network_group_inviter is 'Whose invitation to a group waits for a member: of one that is still in it and not apart from the member; null: none.';

alter table network_group_membership add column reason text check (reason in ('rules', 'advertising', 'other_trade', 'other_place', 'not_known', 'other'));
alter table network_group_membership add column reason_words text check (length(reason_words) between 1 and 300);
alter table network_group_membership add column told_version int;
comment on column network_group_membership.reason is 'Why it was declined or removed, as the one concerned reads it; null: it was not, or before reasons were asked for.';
comment on column network_group_membership.reason_words is 'The same in words of who decided; null: none were written.';
comment on column network_group_membership.told_version is 'The version of the group of which the member was last told; null: of none.';

alter table network_group add column handed_at timestamptz;
alter table network_group add column closed_at timestamptz;
comment on column network_group.handed_at is 'When it was last handed over; null: it never was.';
comment on column network_group.closed_at is 'When it was closed; null: it is open, or was closed before this was kept.';
