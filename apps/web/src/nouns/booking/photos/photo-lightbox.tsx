import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../../ui/date-time.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './photo-lightbox.module.css';
import { type BookingPhoto, stageName } from './photo-stages.ts';

/** One photo large; arrows and buttons turn to the next. */
export function PhotoLightbox({
  photos,
  photoId,
  onTurn,
  onClose,
}: {
  photos: readonly BookingPhoto[];
  photoId: string | null;
  onTurn: (photoId: string) => void;
  onClose: () => void;
}) {
  const { t, locale } = useTranslation();
  const place = Math.max(
    0,
    photos.findIndex((photo) => photo.photoId === photoId),
  );
  const photo = photos[place];
  if (!photo) return null;
  const when = formatInstant(photo.takenAt, 'short', locale);
  const turn = (by: number) => {
    const next = photos[(place + by + photos.length) % photos.length];
    if (next) onTurn(next.photoId);
  };
  return (
    <Dialog opened onClose={onClose} wide title={stageName(t, photo.stage)}>
      <div
        className={styles.frame}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') turn(-1);
          if (event.key === 'ArrowRight') turn(1);
        }}
      >
        <img
          src={photo.url}
          alt={t('photos.alt', '{{stage}}, {{when}}', { stage: stageName(t, photo.stage), when })}
        />
        <div className={styles.foot}>
          {photos.length > 1 && (
            <button
              type="button"
              data-autofocus
              aria-label={t('photos.previous', 'Previous photo')}
              onClick={() => turn(-1)}
            >
              <IconLeft size={26} aria-hidden />
            </button>
          )}
          <p role="status">
            {t('photos.place', '{{place}} of {{count}}', { place: place + 1, count: photos.length })} · {when}
          </p>
          {photos.length > 1 && (
            <button type="button" aria-label={t('photos.next', 'Next photo')} onClick={() => turn(1)}>
              <IconRight size={26} aria-hidden />
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
