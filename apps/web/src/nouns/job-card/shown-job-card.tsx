import IconSeal from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import type { JobPhoto, JobPhotoStage, ShownJobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Rating } from '../../ui/mark/rating.tsx';
import styles from './job-card.module.css';

/** "November 2026" of YYYY-MM. */
export const monthWords = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );

function Stage({ stage, photos }: { stage: JobPhotoStage; photos: readonly JobPhoto[] }) {
  const { t } = useTranslation();
  if (photos.length === 0) return null;
  const title = stage === 'before' ? t('jobCard.before', 'Before') : t('jobCard.after', 'After');
  return (
    <figure className={styles.stage}>
      <figcaption className={styles.quiet}>{title}</figcaption>
      <ul className={styles.photos}>
        {photos.map(({ photoId, url, width, height }, place) => (
          <li key={photoId}>
            <img
              src={url}
              alt={t('jobCard.photo', '{{stage}}, photo {{place}}', { stage: title, place: place + 1 })}
              width={width}
              height={height}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A finished job as others see it: exactly what its customer is asked about. */
export function ShownCard({ card }: { card: ShownJobCard }) {
  const { t, locale } = useTranslation();
  const { services, month, place, words, stars, photos, verifiedBy } = card;
  const of = (stage: JobPhotoStage) => photos.filter((photo) => photo.stage === stage);
  return (
    <div className={styles.card}>
      <p className={styles.seal}>
        <IconSeal size={24} aria-hidden />
        <span>
          {t('jobCard.verified', 'Verified by {{brand}}: booking completed in {{month}}', {
            brand: verifiedBy,
            month: monthWords(month, locale),
          })}
        </span>
      </p>
      <div>
        <strong translate="no">{services.join(', ')}</strong>
        <div className={styles.place}>
          <span className={styles.quiet} translate="no">
            {place}
          </span>
          <Rating value={stars} />
        </div>
      </div>
      {photos.length > 0 && (
        <div className={styles.stages}>
          <Stage stage="before" photos={of('before')} />
          <Stage stage="after" photos={of('after')} />
        </div>
      )}
      <p className={styles.words} dir="auto" translate="no">
        {words}
      </p>
    </div>
  );
}
