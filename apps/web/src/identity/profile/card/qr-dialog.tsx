import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { QrPicture } from '../../../ui/mark/qr-picture.tsx';
import { UrlModal } from '../../../ui/dialog/url-modal.tsx';
import styles from './card-editor.module.css';

export const qrDialog = 'qr';

/** The card's address to be photographed from the screen, or printed. */
export function QrDialog({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <UrlModal name={qrDialog} title={t('card.qr', 'QR code')}>
      <div className={styles.qr}>
        <QrPicture text={url} side={264} label={t('card.qr.label', 'QR code of this card')} />
        <p>{t('card.qr.words', 'Anyone who scans it opens the card.')}</p>
        <p className={styles.folder} translate="no">
          {url.replace(/^https?:\/\//, '')}
        </p>
      </div>
    </UrlModal>
  );
}
