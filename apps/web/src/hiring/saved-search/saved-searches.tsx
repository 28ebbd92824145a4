import {
  listSavedSearches,
  removeSavedSearch,
  switchAlerts,
} from '@nukkad/contract/hiring/saved-search/saved-search.api';
import type { SavedSearch } from '@nukkad/contract/hiring/saved-search/saved-search.model';
import { Link } from 'react-router';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { CardHead, Note } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { dayFormat } from '../../ui/mark/formats.ts';
import { searchAddress, searchDetails, searchTitle } from './saved-search-words.ts';

function newsOf(
  { t, plural, locale }: ReturnType<typeof useTranslation>,
  { alerts, alertedAt, alertedJobs }: SavedSearch,
): string {
  if (alertedAt === null)
    return alerts ? t('savedSearch.waiting', 'You get an alert when new jobs fit, at most once a day.') : '';
  const day = dayFormat(locale).format(new Date(alertedAt));
  return plural(
    'savedSearch.news',
    alertedJobs,
    { one: '{{count}} new job on {{day}}', other: '{{count}} new jobs on {{day}}' },
    { day },
  );
}

function OneSearch({ search }: { search: SavedSearch }) {
  const voice = useTranslation();
  const { t } = voice;
  const { savedSearchId, alerts } = search;
  const details = searchDetails(voice, search);
  const switching = useSend(switchAlerts);
  const removing = useSend(removeSavedSearch, {
    given: (one: string) => ({ query: { savedSearchId: one } }),
  });
  const address = searchAddress(search);
  return (
    <Card as="li" quiet>
      <CardHead>
        <h2>
          <Link to={address}>{searchTitle(voice, search)}</Link>
        </h2>
      </CardHead>
      {details.length > 0 && (
        <Note above={0.25} below={0.5}>
          {details.join(' · ')}
        </Note>
      )}
      <SwitchLine
        title={t('savedSearch.alerts', 'Alerts')}
        about={newsOf(voice, search)}
        checked={switching.isPending ? switching.variables.alerts : alerts}
        disabled={switching.isPending}
        onChange={(on) => switching.mutate({ savedSearchId, alerts: on }, { onError: toastFailure })}
      />
      <Moves
        gap={0.5}
        above={0.75}
        of={[
          { on: true, to: address, label: t('savedSearch.view', 'View jobs') },
          {
            on: true,
            label: t('savedSearch.remove', 'Remove'),
            ...pressed(removing, savedSearchId, t('savedSearch.removed', 'Search removed.')),
          },
        ]}
      />
    </Card>
  );
}

/** What a person looks for again and again, with the alerts of each. */
export function SavedSearches() {
  const { t } = useTranslation();
  const list = usePages(listSavedSearches, { limit: 20 });
  const empty = (
    <EmptyState
      scene="search"
      title={t('savedSearch.none', 'No saved searches yet')}
      action={<ButtonLink to="/all-jobs">{t('savedSearch.find', 'Find jobs')}</ButtonLink>}
    >
      {t('savedSearch.none.words', 'Search for jobs, then save the search to hear about new ones.')}
    </EmptyState>
  );
  return (
    <Listed list={list} waiting={<ListSkeleton />} empty={empty}>
      {(searches) => (
        <CardList>
          {searches.map((search) => (
            <OneSearch key={search.savedSearchId} search={search} />
          ))}
        </CardList>
      )}
    </Listed>
  );
}
