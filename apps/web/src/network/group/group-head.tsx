import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { GroupCard } from '@nukkad/contract/network/group/group.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { groupDialogs } from './group-paths.ts';
import { joiningNames, standingNames } from './group-words.ts';
import { useOwnMembership } from './group.queries.ts';
import styles from './group.module.css';

export function GroupCover({ colour }: Pick<GroupCard, 'colour'>) {
  return (
    <span className={styles.cover} data-colour={colour} aria-hidden>
      <IconUsers size={28} />
    </span>
  );
}

/** In a list: a corner of its picture, or its colour. The name stands beside it. */
export function GroupMark({ group: { colour, cover } }: { group: Pick<GroupCard, 'colour' | 'cover'> }) {
  if (!cover) return <GroupCover colour={colour} />;
  return <img className={styles.mark} src={cover.url} alt="" width={48} height={48} loading="lazy" />;
}

/** The picture of a group, wide; nothing where it has the colour alone. */
export function GroupBanner({ group: { cover } }: { group: Pick<GroupCard, 'cover'> }) {
  if (!cover) return null;
  const { url, alternative, width, height } = cover;
  return <img className={styles.banner} src={url} alt={alternative} width={width} height={height} />;
}

/** Trade, city, how many are in it, how one joins, and what the reader is to it. */
export function useGroupFacts({ trade, city, members, joining, standing }: GroupCard): string {
  const { t, plural } = useTranslation();
  const own = standingNames[standing];
  return [
    trade,
    city,
    plural('group.members', members, { one: '{{count}} member', other: '{{count}} members' }),
    own ? own(t) : joiningNames[joining](t),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Joining and leaving, as the server says. */
export function GroupActs({
  group: { groupId, name, can, standing },
  leaves,
}: {
  group: GroupCard;
  /** On the page of the group, which has the question before leaving. */
  leaves?: boolean;
}) {
  const { t } = useTranslation();
  const [join, leave] = [useOwnMembership('join'), useOwnMembership('leave')];
  const isAsking = standing === 'requested';
  return (
    <Moves
      small
      gap={0.5}
      of={[
        {
          on: can.join && !can.accept,
          label: t('group.join', 'Join'),
          'aria-label': t('group.join.of', 'Join {{name}}', { name }),
          tone: 'neel',
          ...pressed(join, groupId, t('group.joined', 'You are in the group.')),
        },
        {
          on: can.ask && !can.accept,
          label: t('group.ask', 'Ask to join'),
          'aria-label': t('group.ask.of', 'Ask to join {{name}}', { name }),
          tone: 'neel',
          ...pressed(join, groupId, t('group.asked', 'Request sent. We’ll tell you when it is answered.')),
        },
        {
          on: can.leave && isAsking,
          label: t('group.withdraw', 'Withdraw request'),
          'aria-label': t('group.withdraw.of', 'Withdraw your request to {{name}}', { name }),
          ...pressed(leave, groupId, t('group.withdrawn', 'Request withdrawn.')),
        },
        {
          on: leaves && can.invite,
          label: t('group.invite', 'Invite'),
          tone: 'neel',
          opens: groupDialogs.invite,
        },
        { on: leaves && can.change, label: t('group.settings', 'Settings'), opens: groupDialogs.settings },
        { on: leaves && can.leave && !isAsking, label: t('group.leave', 'Leave'), opens: groupDialogs.leave },
      ]}
    />
  );
}
