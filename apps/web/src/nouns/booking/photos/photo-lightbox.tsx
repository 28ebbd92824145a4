import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { PhotoViewer } from '../../../ui/dialog/photo-viewer.tsx';
import { type BookingPhoto, stageName } from './photo-stages.ts';

/** One photo of a booking large. */
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
  const photo = photos.find((one) => one.photoId === photoId) ?? photos[0];
  if (!photo) return null;
  const whenOf = ({ takenAt }: BookingPhoto) => formatInstant(takenAt, 'short', locale);
  return (
    <PhotoViewer
      photos={photos.map((one) => ({
        photoId: one.photoId,
        url: one.url,
        alt: t('photos.alt', '{{stage}}, {{when}}', { stage: stageName(t, one.stage), when: whenOf(one) }),
      }))}
      photoId={photo.photoId}
      title={stageName(t, photo.stage)}
      note={whenOf(photo)}
      onTurn={onTurn}
      onClose={onClose}
    />
  );
}
