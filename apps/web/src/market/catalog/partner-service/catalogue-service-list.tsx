import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { catalogEmpty } from '../catalog.empty.ts';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Listed } from '../../../ui/page/listed.tsx';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { PartnerServiceDialog } from './partner-service-dialog.tsx';
import { PartnerServiceItem } from './partner-service-row.tsx';
import { List } from '../../../ui/page/parts.tsx';
import styles from './partner-service.module.css';
import { type CatalogueAsked, useCatalogueServices } from './partner-service.queries.ts';
import { RemoveServiceDialog } from './remove-service-dialog.tsx';

/** `onlyNew` hides services that the partner already offers, except in search results, where they are expected. */
function askedOf(search: URLSearchParams, onlyNew: boolean): CatalogueAsked {
  const q = (search.get('q') ?? '').slice(0, 60);
  return { q, categoryId: (search.get('category') ?? '').slice(0, 40), onlyNew: onlyNew && q === '' };
}

/** Nothing there at all, or nothing that fits the question. */
function EmptyNotice({ asked }: { asked: CatalogueAsked }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { profile } = useSession();
  const mayAdd = hasFeature(profile?.permissions ?? null, { key: 'services', action: 'create' });
  if (!asked.q && !asked.categoryId)
    return <EmptyScreen screen={catalogEmpty['no-services']} {...(!mayAdd && { action: null })} />;
  const every = new URLSearchParams(search);
  for (const name of ['q', 'category']) every.delete(name);
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

/** The services of the catalogue to choose from: by words and category, page by page. */
export function CatalogueServiceList({
  onlyNew = false,
  onSaved,
}: {
  onlyNew?: boolean;
  onSaved?: () => void;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = askedOf(search, onlyNew);
  const list = useCatalogueServices(asked);
  return (
    <>
      <div className={styles.filters}>
        <SearchBox label={t('offer.search', 'Search services, e.g. tap or geyser')} />
        <CategoryFilter />
      </div>
      <Listed list={list} waiting={<ListSkeleton count={5} />} empty={<EmptyNotice asked={asked} />}>
        {(shown) => (
          <List gap={0.5} narrows aria-busy={list.isPlaceholderData || undefined}>
            {shown.map((row) => (
              <PartnerServiceItem key={row.serviceId} row={row} />
            ))}
          </List>
        )}
      </Listed>
      <PartnerServiceDialog of="catalogue" onSaved={onSaved} />
      <RemoveServiceDialog of="catalogue" onSaved={onSaved} />
    </>
  );
}
