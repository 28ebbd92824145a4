import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, search } from '@nukkad/lists/fields';
import { Listing } from '../../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { itemBulk } from './item-bulk.ts';
import { itemColumns } from './item-columns.tsx';
import { NoProfileItems } from './no-profile-items.tsx';
import { ItemDialog, RemoveItemDialog } from './profile-item-dialogs.tsx';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
import { itemsAddress, readItemsPage, useProfileItems } from './profile-item.queries.ts';

/** Catalogue or assets of an organisation: many are put away, brought back or deleted at once. */
export function ItemWorkList({ kind, label }: { kind: ProfileItemKind; label: string }) {
  const { t, plural, locale } = useTranslation();
  const asked = useListAddress(itemsAddress);
  const { status = '', q = '' } = asked.filters;
  const list = useProfileItems(kind, { status, search: q });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const words = profileItemWords[kind](t);
  return (
    <>
      <Listing<ProfileItem>
        name={kind}
        label={label}
        asked={asked}
        fields={[
          search(t('belonging.search', 'Name or number')),
          choice('status', t('belonging.column.status', 'Status'), ['Active', 'Inactive'], {
            Active: words.shown,
            Inactive: words.away,
          }),
        ]}
        columns={itemColumns(t, locale, kind)}
        pages={list}
        keyOf={({ itemId }) => itemId}
        nameOf={({ name }) => name}
        acts={itemBulk(t, plural, kind)}
        exported={{
          list: kind === 'asset' ? 'assets' : 'products',
          readPage: (cursor) => readItemsPage(kind, { status, search: q }, cursor),
        }}
        empty={<NoProfileItems kind={kind} isNarrowed={false} />}
      />
      <ItemDialog kind={kind} items={items} />
      <RemoveItemDialog kind={kind} items={items} />
    </>
  );
}
