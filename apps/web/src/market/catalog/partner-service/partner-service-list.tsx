import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { catalogEmpty } from '../catalog.empty.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { Listed } from '../../../ui/listed.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { PartnerServiceDialog } from './partner-service-dialog.tsx';
import { PartnerServiceItem } from './partner-service-row.tsx';
import styles from './partner-service.module.css';
import {
  type PartnerServiceList as Of,
  type PartnerServicesQuery,
  usePartnerServices,
} from './partner-service.queries.ts';
import { RemoveServiceDialog } from './remove-service-dialog.tsx';

const categoryOf = (search: URLSearchParams) => (search.get('category') ?? '').slice(0, 40);

/** `onlyNew` hides services that the partner already offers, except in search results, where they are expected. */
function askedOf(search: URLSearchParams, onlyNew: boolean): PartnerServicesQuery {
  const state = search.get('state');
  const q = (search.get('q') ?? '').slice(0, 60);
  if (onlyNew) return { q, categoryId: categoryOf(search), state: q ? '' : 'new' };
  return {
    q,
    categoryId: categoryOf(search),
    state: state === 'active' || state === 'paused' ? state : '',
  };
}

/** Nothing there at all, or nothing that fits the question. */
function EmptyNotice({ asked }: { asked: PartnerServicesQuery }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { profile } = useSession();
  const mayAdd = hasFeature(profile?.permissions ?? null, { key: 'services', action: 'create' });
  if (!asked.q && !asked.categoryId && (!asked.state || asked.state === 'new'))
    return <EmptyScreen screen={catalogEmpty['no-services']} {...(!mayAdd && { action: null })} />;
  const every = new URLSearchParams(search);
  for (const name of ['q', 'category', 'state']) every.delete(name);
  return (
    <EmptyState
      scene="search"
      title={t('offer.none', 'No services found')}
      action={
        <ButtonLink to={{ search: `?${every}` }} replace tone="plain">
          {t('offer.showAll', 'Show all services')}
        </ButtonLink>
      }
    >
      {t('offer.none.words', 'Try another word or category.')}
    </EmptyState>
  );
}

function StateChips({ counts }: { counts: { active: number; paused: number } | undefined }) {
  const { t } = useTranslation();
  return (
    <FilterChips
      name="state"
      label={t('offer.state', 'Status')}
      options={[
        { value: '', label: t('offer.state.all', 'All'), count: counts && counts.active + counts.paused },
        { value: 'active', label: t('offer.state.active', 'Active'), count: counts?.active },
        { value: 'paused', label: t('offer.state.paused', 'Paused'), count: counts?.paused },
      ]}
    />
  );
}

/** The own services, or those of the catalogue to choose from: by words, category and state, page by page. */
export function PartnerServiceList({
  of,
  onlyNew = false,
  onSaved,
}: {
  of: Of;
  onlyNew?: boolean;
  onSaved?: () => void;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = askedOf(search, onlyNew);
  const list = usePartnerServices(of, asked);
  return (
    <>
      <div className={styles.filters}>
        <SearchBox
          label={
            of === 'own'
              ? t('offer.search.own', 'Search your services')
              : t('offer.search', 'Search services, e.g. tap or geyser')
          }
        />
        <CategoryFilter />
        {of === 'own' && <StateChips counts={list.data?.pages[0]?.counts} />}
      </div>
      <Listed list={list} waiting={<ListSkeleton count={5} />} empty={<EmptyNotice asked={asked} />}>
        {(shown) => (
          <ul className={styles.list} aria-busy={list.isPlaceholderData || undefined}>
            {shown.map((row) => (
              <PartnerServiceItem key={row.serviceId} row={row} />
            ))}
          </ul>
        )}
      </Listed>
      <PartnerServiceDialog of={of} onSaved={onSaved} />
      <RemoveServiceDialog of={of} onSaved={onSaved} />
    </>
  );
}
