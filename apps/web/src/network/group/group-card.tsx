import type { GroupCard as Shown } from '@nukkad/contract/network/group/group.model';
import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Stack, Text } from '../../ui/page/parts.tsx';
import { GroupActs, GroupMark, useGroupFacts } from './group-head.tsx';
import { InvitationMoves } from './group-news.tsx';
import { groupPath } from './group-paths.ts';
import styles from './group.module.css';

/** A group in a list: what it is about, who invites the reader, and joining it. */
export function GroupCard({ group, by }: { group: Shown; by?: MemberCard }) {
  const { t } = useTranslation();
  const facts = useGroupFacts(group);
  return (
    <Card as="li" quiet>
      <Stack gap={0.5} narrows>
        <div className={styles.head}>
          <GroupMark group={group} />
          <div>
            <h2 className={styles.name}>
              <Link to={groupPath(group.slug)} translate="no" dir="auto">
                {group.name}
              </Link>
            </h2>
            <Note size="sm">{facts}</Note>
          </div>
        </div>
        <Text as="p" breaks translate="no" dir="auto">
          {group.description}
        </Text>
        {by && <Note>{t('group.invitation.of', '{{name}} invites you.', { name: by.name })}</Note>}
        {group.can.accept ? <InvitationMoves group={group} /> : <GroupActs group={group} />}
      </Stack>
    </Card>
  );
}
