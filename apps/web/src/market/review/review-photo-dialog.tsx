import type { OwnReviewPhoto, ReviewPhoto } from '@nukkad/contract/market/review/review.model';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { PhotoViewer } from '../../ui/dialog/photo-viewer.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ReportReviewDialog, reportReviewDialog } from './report-dialog.tsx';
import { reviewPhotoDialog } from './review-paths.ts';
import styles from './review-photos.module.css';

interface Photographed {
  readonly reviewId: string;
  /** Empty: not shown. */
  readonly name: string;
  readonly photos: readonly (ReviewPhoto | OwnReviewPhoto)[];
}

const isShown = (photo: ReviewPhoto | OwnReviewPhoto) =>
  !('hiddenReason' in photo) || photo.hiddenReason === '';

/** Anyone who is logged in may report a photo of someone else; a visitor logs in first and comes back. */
function ReportPhoto({ reviewId, photoId }: { reviewId: string; photoId: string }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const report = useDialogLink(reportReviewDialog, { review: reviewId, photo: photoId });
  const words = t('review.photo.report', 'Report this photo');
  if (status === 'signed-out')
    return (
      <Link className={styles.report} to={`/login?return=${encodeURIComponent(pathname + search)}`}>
        {words}
      </Link>
    );
  return (
    <Link className={styles.report} {...report}>
      {words}
    </Link>
  );
}

/** The photos of one review behind `?dialog=reviewPhoto&photo=…`, and the report of one. */
export function ReviewPhotoDialog({
  reviews,
  own,
}: {
  reviews: readonly Photographed[];
  /** Which of them the reader wrote: its photos are not reported. */
  own?: string | undefined;
}) {
  const { t } = useTranslation();
  const viewer = useUrlDialog(reviewPhotoDialog, ['photo']);
  const photo = viewer.get('photo');
  const review = reviews.find(({ photos }) => photos.some(({ photoId }) => photoId === photo));
  const shown = review?.photos.filter(isShown) ?? [];
  if (!viewer.opened) return <ReportReviewDialog />;
  if (!review || !photo || shown.length === 0) return null;
  const name = review.name || t('review.nameless', 'A customer');
  return (
    <PhotoViewer
      photos={shown.map(({ photoId, url }) => ({
        photoId,
        url,
        alt: t('review.photo.alt', 'Photo of the visit, by {{name}}', { name }),
      }))}
      photoId={photo}
      title={t('review.photo.by', 'Photo by {{name}}', { name })}
      onTurn={(photoId) => viewer.open({ photo: photoId })}
      onClose={viewer.close}
    >
      {review.reviewId !== own && <ReportPhoto reviewId={review.reviewId} photoId={photo} />}
    </PhotoViewer>
  );
}
