import type { OwnReviewPhoto, ReviewPhoto } from '@nukkad/contract/market/review/review.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { reviewPhotoDialog } from './review-paths.ts';
import styles from './review-photos.module.css';

function Thumb({ photo, place, count }: { photo: ReviewPhoto; place: number; count: number }) {
  const { t } = useTranslation();
  const large = useDialogLink(reviewPhotoDialog, { photo: photo.photoId });
  return (
    <Link {...large} className={styles.thumb}>
      <img
        src={photo.url}
        loading="lazy"
        width={88}
        height={88}
        alt={t('review.photo.open', 'Photo {{place}} of {{count}}, view larger', { place, count })}
      />
    </Link>
  );
}

/** A review's photos, small; each opens large. A hidden one says why, to its author. */
export function ReviewPhotos({ photos }: { photos: readonly (ReviewPhoto | OwnReviewPhoto)[] }) {
  const { t } = useTranslation();
  const hiddenReasonOf = (photo: ReviewPhoto | OwnReviewPhoto) =>
    'hiddenReason' in photo ? photo.hiddenReason : '';
  const shown = photos.filter((photo) => hiddenReasonOf(photo) === '');
  const reasons = photos.map(hiddenReasonOf).filter(Boolean);
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.photos}>
          {shown.map((photo, index) => (
            <li key={photo.photoId}>
              <Thumb photo={photo} place={index + 1} count={shown.length} />
            </li>
          ))}
        </ul>
      )}
      {reasons.map((reason, index) => (
        <p key={`${index} ${reason}`} className={styles.hidden}>
          {t('review.photo.hidden', 'We hid one of your photos: {{reason}}', { reason })}
        </p>
      ))}
    </>
  );
}
