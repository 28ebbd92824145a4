import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Money } from '../../../ui/mark/money.tsx';
import { Moves } from '../../../ui/press/moves.tsx';
import { StatePill } from '../../../ui/state/state-pill.tsx';
import { itemDialog, removeItemDialog } from './profile-item-dialogs.tsx';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
import { useMoveProfileItem } from './profile-item.queries.ts';
import { Text } from '../../../ui/page/parts.tsx';
import styles from './profile-item.module.css';

function Actions({ kind, item: { itemId, status, can } }: { kind: ProfileItemKind; item: ProfileItem }) {
  const { t } = useTranslation();
  const words = profileItemWords[kind](t);
  const move = useMoveProfileItem(kind);
  const about = { item: itemId };
  const isShown = status === 'Active';
  return (
    <Moves
      small
      gap={0.4}
      of={[
        { on: can.update, opens: itemDialog, about, label: t('belonging.edit', 'Edit') },
        {
          on: can.update,
          label: isShown ? words.shelve : words.restore,
          tone: 'quiet',
          // The client says a refusal.
          press: () => move.mutate({ itemId, status: isShown ? 'Inactive' : 'Active' }),
          busy: move.isPending,
        },
        {
          on: can.remove,
          opens: removeItemDialog,
          about,
          label: t('belonging.remove', 'Delete'),
          tone: 'quiet',
        },
      ]}
    />
  );
}

/** One thing with its picture, its amount and its number. */
export function ProfileItemCard({ kind, item }: { kind: ProfileItemKind; item: ProfileItem }) {
  const { t } = useTranslation();
  const words = profileItemWords[kind](t);
  const Icon = kind === 'asset' ? IconBox : IconPackage;
  return (
    <Card as="li" quiet className={styles.item}>
      <div className={styles.head}>
        {item.picture ? (
          <img src={item.picture} alt="" width={72} height={72} loading="lazy" className={styles.picture} />
        ) : (
          <span className={styles.picture} aria-hidden="true">
            <Icon size={32} />
          </span>
        )}
        <div className={styles.words}>
          <strong>{item.name}</strong>
          {item.description && <p>{item.description}</p>}
          {item.reference && (
            <Text as="p" tone="quiet">
              {words.reference}: <span translate="no">{item.reference}</span>
            </Text>
          )}
        </div>
        <div className={styles.amount}>
          {item.amountPaise !== null && <Money paise={item.amountPaise} strong />}
          <StatePill on={item.status === 'Active'}>
            {item.status === 'Active' ? words.shown : words.away}
          </StatePill>
        </div>
      </div>
      <Actions kind={kind} item={item} />
    </Card>
  );
}
