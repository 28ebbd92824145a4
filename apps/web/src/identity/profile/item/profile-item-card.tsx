import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Money } from '../../../ui/money.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import { useDialogLink } from '../../../ui/url-dialog.ts';
import { itemDialog, removeItemDialog } from './profile-item-dialogs.tsx';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
import { useMoveProfileItem } from './profile-item.queries.ts';
import { Row, Text } from '../../../ui/parts.tsx';
import styles from './profile-item.module.css';

function Actions({ kind, item }: { kind: ProfileItemKind; item: ProfileItem }) {
  const { t } = useTranslation();
  const words = profileItemWords[kind](t);
  const move = useMoveProfileItem(kind);
  const edit = useDialogLink(itemDialog, { item: item.itemId });
  const remove = useDialogLink(removeItemDialog, { item: item.itemId });
  const isShown = item.status === 'Active';
  return (
    <Row gap={0.4} hidesEmpty>
      {item.can.update && (
        <>
          <ButtonLink {...edit} tone="plain" small>
            {t('belonging.edit', 'Edit')}
          </ButtonLink>
          <Button
            tone="quiet"
            small
            busy={move.isPending}
            onClick={() => move.mutate({ itemId: item.itemId, status: isShown ? 'Inactive' : 'Active' })}
          >
            {isShown ? words.shelve : words.restore}
          </Button>
        </>
      )}
      {item.can.remove && (
        <ButtonLink {...remove} tone="quiet" small>
          {t('belonging.remove', 'Delete')}
        </ButtonLink>
      )}
    </Row>
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
