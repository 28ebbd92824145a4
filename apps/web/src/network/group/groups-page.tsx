import { useSearchParams } from 'react-router';
import { TradeFilter } from '../../nouns/category/trade-filter.tsx';
import { FeedTabs } from '../../nouns/post/feed-tabs.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { CardGrid } from '../../ui/page/card-grid.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { CityFilter } from './city-filter.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupInvitations } from './group-invitations.tsx';
import { groupDialogs } from './group-paths.ts';
import { type GroupsAsked, useGroups } from './group.queries.ts';
import styles from './group.module.css';
import { NewGroup } from './new-group.tsx';

function useFilters(): GroupsAsked {
  const [search] = useSearchParams();
  const of = (name: string) => search.get(name) ?? '';
  return {
    ...(of('q') && { q: of('q') }),
    ...(of('trade') && { trade: of('trade') }),
    ...(of('city') && { city: of('city') }),
    ...(of('mine') === 'true' && { mine: 'true' as const }),
  };
}

function StartButton({ plain }: { plain?: boolean }) {
  const { t } = useTranslation();
  return (
    <ButtonLink {...useDialogLink(groupDialogs.make)} {...(plain && { tone: 'plain' as const })}>
      {t('group.new', 'Start a group')}
    </ButtonLink>
  );
}

function NothingThere({ mine, ...filters }: GroupsAsked) {
  const { t } = useTranslation();
  const isFiltered = Object.keys(filters).length > 0;
  if (isFiltered)
    return (
      <EmptyState
        scene="search"
        title={t('group.none.found', 'No groups found')}
        action={<StartButton plain />}
      >
        {t(
          'group.none.found.words',
          'Check the spelling, choose another trade or city, or start this group.',
        )}
      </EmptyState>
    );
  if (mine)
    return (
      <EmptyState
        scene="people"
        title={t('group.none.mine', 'You’re not in a group yet')}
        action={<ButtonLink to="/groups">{t('group.find', 'Find groups')}</ButtonLink>}
      >
        {t('group.none.mine.words', 'Groups you join, and those you ask to join, appear here.')}
      </EmptyState>
    );
  return (
    <EmptyState scene="people" title={t('group.none', 'No groups yet')} action={<StartButton plain />}>
      {t('group.none.words', 'Start one for your trade and city.')}
    </EmptyState>
  );
}

/** Groups by name, trade and city, and the own ones. */
export function GroupsPage() {
  const { t } = useTranslation();
  const filters = useFilters();
  return (
    <Page
      title={t('group.title', 'Groups')}
      lead={t('group.lead', 'People of a trade and a city, and what they tell each other.')}
      actions={<StartButton />}
    >
      <FeedTabs />
      <Stack gap={1}>
        <GroupInvitations />
        <FilterChips
          name="mine"
          label={t('group.which', 'Which groups')}
          options={[
            { value: '', label: t('group.find', 'Find groups') },
            { value: 'true', label: t('group.mine', 'My groups') },
          ]}
        />
        <div className={styles.finding}>
          <SearchBox label={t('group.search', 'Name of a group')} />
          <TradeFilter />
          <CityFilter />
        </div>
        <Listed
          list={useGroups(filters)}
          waiting={<ListSkeleton count={3} />}
          empty={<NothingThere {...filters} />}
        >
          {(groups) => (
            <CardGrid>
              {groups.map((group) => (
                <GroupCard key={group.groupId} group={group} />
              ))}
            </CardGrid>
          )}
        </Listed>
      </Stack>
      <NewGroup />
    </Page>
  );
}
