import { profileItemQuery } from '@nukkad/contract/identity/profile/profile-item.api';
import { defaultPageSize } from '@nukkad/contract/kernel/page';
import { listAddress } from '@nukkad/lists/address';
import { choice, search } from '@nukkad/lists/fields';
import * as z from 'zod/mini';
import { listPart } from '../../../nouns/work-list/list-part.tsx';
import { itemBulk } from './item-bulk.ts';
import { itemColumns } from './item-columns.tsx';
import { NoProfileItems } from './no-profile-items.tsx';
import { ItemDialog, RemoveItemDialog } from './profile-item-dialogs.tsx';
import { type ProfileItemKind, profileItemCalls, profileItemWords } from './profile-item.kinds.ts';

const workList = (kind: ProfileItemKind) =>
  listPart(profileItemCalls[kind].list, {
    name: kind,
    label: ({ t }) => (kind === 'asset' ? t('assets.title', 'Assets') : t('catalogue.title', 'Catalogue')),
    // The search as the page's address calls it.
    address: listAddress(profileItemQuery.shape, ['status'], { q: z.string().check(z.maxLength(60)) }),
    query: ({ status, q = '' }) => ({ status, search: q }),
    pageSize: defaultPageSize,
    // While other words are looked for, what stood there stays, and with it a dialog about one of them.
    staysFor: ({ status }) => ({ status }),
    fields: ({ t }) => {
      const { shown, away } = profileItemWords[kind](t);
      return [
        search(t('belonging.search', 'Name or number')),
        choice('status', t('belonging.column.status', 'Status'), ['Active', 'Inactive'], {
          Active: shown,
          Inactive: away,
        }),
      ];
    },
    keyOf: ({ itemId }) => itemId,
    nameOf: ({ name }) => name,
    columns: ({ t, locale }) => itemColumns(t, locale, kind),
    acts: ({ t, plural }) => itemBulk(t, plural, kind),
    exported: kind === 'asset' ? 'assets' : 'products',
    empty: () => <NoProfileItems kind={kind} isNarrowed={false} />,
    dialogs: ({ rows }) => (
      <>
        <ItemDialog kind={kind} items={rows} />
        <RemoveItemDialog kind={kind} items={rows} />
      </>
    ),
  });

/** Catalogue and assets of an organisation: many are put away, brought back or deleted at once. */
export const itemWorkLists = { asset: workList('asset'), catalogue: workList('catalogue') };
