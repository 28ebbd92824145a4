import type { DriveRecord } from '@nukkad/contract/files/drive/record.model';
import { Link } from 'react-router';
import { ShareButton } from '../../nouns/share/share-button.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Row, Small } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { saveRecord } from './drive.queries.ts';
import { ItemIcon } from './item-icon.tsx';
import styles from './item-list.module.css';
import { bytesWords, kindOf } from './item-words.ts';

function RecordActs({ record }: { record: DriveRecord }) {
  const { t } = useTranslation();
  const { name, share } = record;
  return (
    <Row as="span" gap={0.5}>
      <Button
        small
        tone="plain"
        aria-label={t('drive.download.of', 'Download {{name}}', { name })}
        onClick={() => void saveRecord(record)}
      >
        {t('drive.download', 'Download')}
      </Button>
      {share && (
        <ShareButton
          of={{ ...share, name }}
          small
          tone="plain"
          aria-label={t('drive.share.of', 'Share {{name}}', { name })}
        >
          {t('drive.share', 'Share')}
        </ShareButton>
      )}
    </Row>
  );
}

/** What another part of the product keeps: it opens there, and is changed there alone. */
export function RecordRow({ record }: { record: DriveRecord }) {
  const { locale } = useTranslation();
  const { name, mediaType, bytes, at, from, screen, pictureUrl } = record;
  const facts = [
    from ?? '',
    formatInstant(at, 'day', locale),
    bytes === null ? '' : bytesWords(locale, bytes),
  ];
  return (
    <li className={styles.item} data-list-row>
      <span className={styles.picture} data-first>
        {pictureUrl ? (
          <img src={pictureUrl} alt="" width={40} height={40} loading="lazy" />
        ) : (
          <ItemIcon kind={kindOf({ kind: 'file', mediaType })} size={32} />
        )}
      </span>
      <span className={styles.words}>
        {screen ? (
          <Link to={screen} className={styles.name} data-row-link translate="no">
            {name}
          </Link>
        ) : (
          <span className={styles.name} translate="no">
            {name}
          </span>
        )}
        <Small>{facts.filter(Boolean).join(' · ')}</Small>
      </span>
      <span className={styles.acts}>
        <RecordActs record={record} />
      </span>
    </li>
  );
}
