import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { CardList } from '../../../ui/page/card-list.tsx';
import { FilterChips } from '../../../ui/page/filter-chips.tsx';
import { Listed } from '../../../ui/page/listed.tsx';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { ProfileItemCard } from './profile-item-card.tsx';
import { NoProfileItems } from './no-profile-items.tsx';
import { ItemDialog, RemoveItemDialog } from './profile-item-dialogs.tsx';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
import { type Asked, useProfileItems } from './profile-item.queries.ts';
import { Stack } from '../../../ui/page/parts.tsx';

function askedOf(search: URLSearchParams): Asked {
  const status = search.get('status');
  return {
    status: status === 'Active' || status === 'Inactive' ? status : '',
    search: (search.get('q') ?? '').slice(0, 60),
  };
}

/** A person's own things on cards, page by page, by state and by words; an organisation has `itemWorkLists`. */
export function ProfileItemList({ kind }: { kind: ProfileItemKind }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = askedOf(search);
  const list = useProfileItems(kind, asked);
  const words = profileItemWords[kind](t);
  const items: readonly ProfileItem[] = list.data?.pages.flatMap((page) => page.items) ?? [];
  const nothingYet = list.data !== undefined && items.length === 0 && !asked.search && !asked.status;
  return (
    <>
      {!nothingYet && (
        <Stack gap={0.75} narrows>
          <SearchBox label={t('belonging.search', 'Name or number')} />
          <FilterChips
            name="status"
            label={t('belonging.which', 'Show')}
            options={[
              { value: '', label: t('belonging.every', 'All') },
              { value: 'Active', label: words.shown },
              { value: 'Inactive', label: words.away },
            ]}
          />
        </Stack>
      )}
      <Listed
        list={list}
        waiting={<ListSkeleton count={4} />}
        empty={<NoProfileItems kind={kind} isNarrowed={Boolean(asked.search || asked.status)} />}
      >
        {(shown) => (
          <CardList>
            {shown.map((item) => (
              <ProfileItemCard key={item.itemId} kind={kind} item={item} />
            ))}
          </CardList>
        )}
      </Listed>
      <ItemDialog kind={kind} items={items} />
      <RemoveItemDialog kind={kind} items={items} />
    </>
  );
}
