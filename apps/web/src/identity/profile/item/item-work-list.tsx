import { profileItemQuery } from '@nukkad/contract/identity/profile/profile-item.api';
import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { defaultPageSize } from '@nukkad/contract/kernel/page';
import { listAddress } from '@nukkad/lists/address';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { acts } from '../../../nouns/work-list/columns.tsx';
import { listPart } from '../../../nouns/work-list/list-part.tsx';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { Money } from '../../../ui/mark/money.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { StatePill } from '../../../ui/state/state-pill.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { itemBulk } from './item-bulk.ts';
import { NoProfileItems } from './no-profile-items.tsx';
import { ItemDialog, RemoveItemDialog, itemDialog, removeItemDialog } from './profile-item-dialogs.tsx';
import { type ProfileItemKind, profileItemCalls, profileItemWords } from './profile-item.kinds.ts';
import styles from './profile-item.module.css';

function Name({ kind, item }: { kind: ProfileItemKind; item: ProfileItem }) {
  const edit = useDialogLink(itemDialog, { item: item.itemId });
  const Icon = kind === 'asset' ? IconBox : IconPackage;
  return (
    <span className={styles.name}>
      {item.picture ? (
        <img src={item.picture} alt="" width={28} height={28} loading="lazy" className={styles.listPicture} />
      ) : (
        <span className={styles.listPicture} aria-hidden="true">
          <Icon size={18} />
        </span>
      )}
      {item.can.update ? <Link {...edit}>{item.name}</Link> : <span>{item.name}</span>}
    </span>
  );
}

function Remove({ item }: { item: ProfileItem }) {
  const { t } = useTranslation();
  const remove = useDialogLink(removeItemDialog, { item: item.itemId });
  return item.can.remove ? (
    <ButtonLink
      {...remove}
      tone="quiet"
      small
      aria-label={`${t('belonging.remove', 'Delete')}: ${item.name}`}
    >
      {t('belonging.remove', 'Delete')}
    </ButtonLink>
  ) : null;
}

const rupees = 100;

const aboutWorth = (t: Translate, kind: ProfileItemKind): readonly Column<ProfileItem>[] => {
  const words = profileItemWords[kind](t);
  return [
    told('reference', words.reference, ({ reference }) => reference, { width: '10rem' }),
    told('amount', words.amount, ({ amountPaise }) => (amountPaise === null ? '' : amountPaise / rupees), {
      cell: ({ amountPaise }) => (amountPaise === null ? '–' : <Money paise={amountPaise} strong />),
      figures: true,
      width: '7.5rem',
    }),
    told(
      'status',
      t('belonging.column.status', 'Status'),
      ({ status }) => (status === 'Active' ? words.shown : words.away),
      {
        cell: ({ status }) => (
          <StatePill on={status === 'Active'}>{status === 'Active' ? words.shown : words.away}</StatePill>
        ),
        card: 'corner',
        width: '8rem',
      },
    ),
  ];
};

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
    columns: ({ t, locale }) => [
      told('name', profileItemWords[kind](t).name, ({ name }) => name, {
        ...heading,
        cell: (item) => <Name kind={kind} item={item} />,
      }),
      told('description', t('belonging.description', 'Description'), ({ description }) => description),
      ...aboutWorth(t, kind),
      told(
        'updated',
        t('belonging.column.updated', 'Last changed'),
        ({ updatedAt }) => formatInstant(updatedAt, 'day', locale),
        { startsHidden: true, width: '10rem' },
      ),
      acts(t('belonging.column.acts', 'Actions'), '6.5rem', (item) => <Remove item={item} />),
    ],
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
