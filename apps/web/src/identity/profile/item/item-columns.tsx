import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { Money } from '../../../ui/mark/money.tsx';
import { StatePill } from '../../../ui/state/state-pill.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { itemDialog, removeItemDialog } from './profile-item-dialogs.tsx';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
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

/** An item of the catalogue or an asset; its name opens the form. */
export const itemColumns = (
  t: Translate,
  locale: string,
  kind: ProfileItemKind,
): readonly Column<ProfileItem>[] => [
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
  {
    id: 'acts',
    title: t('belonging.column.acts', 'Actions'),
    cell: (item) => <Remove item={item} />,
    fixed: true,
    card: 'foot',
    width: '6.5rem',
  },
];
