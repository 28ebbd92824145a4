import { useSearchParams } from 'react-router';
import { personEmpty } from '../../nouns/person/person.empty.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useFoundMembers } from './connection.queries.ts';
import styles from './finding.module.css';
import { MemberRows } from './member-rows.tsx';
import { MutualWords } from './mutual-words.tsx';
import { TradeFilter } from '../../nouns/category/trade-filter.tsx';

/** People and businesses who let themselves be found, by a part of the name. */
export function FindPeople() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [q, trade] = [search.get('q') ?? '', search.get('trade') ?? ''];
  const none = (
    <EmptyScreen
      screen={personEmpty['user-not-found']}
      words={t(
        'network.found.none',
        'Check the spelling, or try the name of their business. Some people choose not to be found.',
      )}
      action={
        <ButtonLink to="/network/suggestions" tone="plain">
          {t('network.suggestions.see', 'See suggestions')}
        </ButtonLink>
      }
    />
  );
  return (
    <Stack gap={1}>
      <div className={styles.fields}>
        <SearchBox label={t('network.search', 'Name of a person or business')} />
        <TradeFilter />
      </div>
      <Listed list={useFoundMembers(q, trade)} waiting={<ListSkeleton count={3} />} empty={none}>
        {(items) => (
          <MemberRows items={items} about={({ mutual }) => mutual > 0 && <MutualWords count={mutual} />} />
        )}
      </Listed>
    </Stack>
  );
}
