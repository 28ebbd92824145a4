import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FileButton } from '../../../ui/field/file-button.tsx';
import { Row, Stack } from '../../../ui/page/parts.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import styles from './scan.module.css';
import { mostPages } from './scanned.rules.ts';
import type { Scan } from './use-scan.ts';

const accept = 'image/png,image/jpeg,image/webp';

/** From the camera of a phone, or from its photos; on a desk, photos alone. */
export function AddPhotos({ scan: { pages, reading, refused, isFull, add } }: { scan: Scan }) {
  const { t, plural } = useTranslation();
  const isFirst = pages.length === 0;
  return (
    <Stack gap={0.5} justify="start">
      <Row gap={0.75}>
        <span className={styles.camera}>
          <FileButton accept={accept} capture="environment" onFiles={add}>
            {isFirst ? t('scan.take', 'Take photo') : t('scan.take.next', 'Scan next page')}
          </FileButton>
        </span>
        <FileButton accept={accept} multiple onFiles={add}>
          {isFirst ? t('scan.choose', 'Choose photos') : t('scan.choose.more', 'Add photos')}
        </FileButton>
      </Row>
      <p role="status" className={styles.status}>
        {reading > 0 &&
          plural('scan.reading', reading, {
            one: 'Finding the edges of {{count}} photo…',
            other: 'Finding the edges of {{count}} photos…',
          })}
      </p>
      <Refusal>
        {refused.length > 0 &&
          t('scan.refused', '{{names}} can’t be opened. Choose JPEG, PNG or WebP photos.', {
            names: refused.join(', '),
          })}
      </Refusal>
      <Refusal>
        {isFull &&
          t('scan.full', 'A scan has at most {{count}} pages. Save this one and start another.', {
            count: mostPages,
          })}
      </Refusal>
    </Stack>
  );
}
