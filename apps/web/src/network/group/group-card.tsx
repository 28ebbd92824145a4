import type { GroupCard as Shown } from '@nukkad/contract/network/group/group.model';
import { Link } from 'react-router';
import { Card } from '../../ui/page/card.tsx';
import { Note, Stack, Text } from '../../ui/page/parts.tsx';
import { GroupActs, GroupCover, useGroupFacts } from './group-head.tsx';
import { groupPath } from './group-paths.ts';
import styles from './group.module.css';

/** A group in a list: what it is about, and joining it. */
export function GroupCard({ group }: { group: Shown }) {
  const facts = useGroupFacts(group);
  return (
    <Card as="li" quiet>
      <Stack gap={0.5} narrows>
        <div className={styles.head}>
          <GroupCover colour={group.colour} />
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
        <GroupActs group={group} />
      </Stack>
    </Card>
  );
}
