import { getGroups } from '@nukkad/contract/network/group/group.api';
import { Link } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { GroupMark, useGroupFacts } from './group-head.tsx';
import { groupPath } from './group-paths.ts';
import type { GroupCard } from '@nukkad/contract/network/group/group.model';
import styles from './group.module.css';

const asked = 12;
const shown = 3;

function Line({ group }: { group: GroupCard }) {
  const facts = useGroupFacts(group);
  return (
    <li className={styles.head}>
      <GroupMark group={group} />
      <div>
        <Link className={styles.beside} to={groupPath(group.slug)} translate="no" dir="auto">
          {group.name}
        </Link>
        <Note size="sm">{facts}</Note>
      </div>
    </li>
  );
}

/** Beside the feed on a desk: a few groups of the own city that one is not in. */
export function GroupsBeside() {
  const { t } = useTranslation();
  const query = useAsked(getGroups, { query: { limit: asked } }, { staleTime: 60_000 });
  return (
    <Card quiet>
      <Section title={t('group.near', 'Groups near you')}>
        <Loaded query={query} waiting={<ListSkeleton count={2} />}>
          {({ items }) => {
            const others = items.filter(({ standing }) => standing === 'none').slice(0, shown);
            if (others.length === 0)
              return <Note>{t('group.near.none', 'Start one for your trade and city.')}</Note>;
            return (
              <ul className={styles.few}>
                {others.map((group) => (
                  <Line key={group.groupId} group={group} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        <Link className={styles.beside} to="/groups">
          {t('group.near.all', 'See all groups')}
        </Link>
      </Section>
    </Card>
  );
}
