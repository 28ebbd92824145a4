import { useSearchParams } from 'react-router';
import { personEmpty } from '../../nouns/person/person.empty.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { connectionEmpty } from './connection.empty.ts';
import { useConnections } from './connection.queries.ts';
import styles from './finding.module.css';
import { MemberRows } from './member-rows.tsx';

/** The own connections, the last changed first, also by a part of the name. */
export function ConnectionList() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const none = q ? (
    <EmptyScreen
      screen={personEmpty['user-not-found']}
      words={t('network.none.like', 'Check the spelling, or look among all people.')}
      action={null}
    />
  ) : (
    <EmptyScreen screen={connectionEmpty['no-connections']} />
  );
  return (
    <Stack gap={1}>
      <div className={styles.fields}>
        <SearchBox label={t('network.search.own', 'Search your connections')} />
      </div>
      <Listed list={useConnections(q)} waiting={<ListSkeleton count={3} />} empty={none}>
        {(items) => (
          <MemberRows
            items={items}
            about={({ changedAt }) => (
              <>
                {t('network.since', 'Connected since')} <DateTime at={changedAt} as="day" />
              </>
            )}
          />
        )}
      </Listed>
    </Stack>
  );
}
