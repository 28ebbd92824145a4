import type { BusinessCard } from '@nukkad/contract/identity/profile/card.model';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { copy, share } from '../../../ui/press/sharing.ts';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { qrDialog } from './qr-dialog.tsx';
import styles from './card-editor.module.css';

export const newLinkDialog = 'new-link';

/** Is it shared, under which address, and how to hand it on. */
export function CardStatus({
  card,
  busy,
  onTurn,
}: {
  card: BusinessCard;
  busy: boolean;
  onTurn: (on: boolean) => void;
}) {
  const { t } = useTranslation();
  const qr = useDialogLink(qrDialog);
  const newLink = useDialogLink(newLinkDialog);
  if (!card.isOn)
    return (
      <Card className={styles.status}>
        <p className={styles.state}>{t('card.off', 'Your card is private')}</p>
        <p>
          {t(
            'card.off.words',
            'Choose what it shows, preview it, and turn it on. You can turn it off at any time.',
          )}
        </p>
        <Button busy={busy} onClick={() => onTurn(true)}>
          {t('card.turnOn', 'Share my card')}
        </Button>
      </Card>
    );
  const text = t('card.message', 'This is my card: {{name}}.', { name: card.preview.fullName });
  return (
    <Card className={styles.status}>
      <p className={styles.state}>{t('card.on', 'Your card is shared')}</p>
      <Link to={`/card/${card.slug}`} className={styles.address} translate="no">
        {card.url.replace(/^https?:\/\//, '')}
      </Link>
      <div className={styles.actions}>
        <Button onClick={() => void share(t, { text, url: card.url })}>{t('card.share', 'Share')}</Button>
        <Button tone="plain" onClick={() => void copy(t, card.url)}>
          {t('card.copy', 'Copy link')}
        </Button>
        <ButtonLink {...qr} tone="plain">
          {t('card.qr', 'QR code')}
        </ButtonLink>
      </div>
      <div className={styles.actions}>
        <ButtonLink {...newLink} tone="quiet" small>
          {t('card.newLink', 'New link')}
        </ButtonLink>
        <Button tone="quiet" small busy={busy} onClick={() => onTurn(false)}>
          {t('card.turnOff', 'Turn off')}
        </Button>
      </div>
    </Card>
  );
}
