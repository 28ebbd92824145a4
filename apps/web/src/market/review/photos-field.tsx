import type { VisitReviews } from '@nukkad/contract/market/review/review.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { sentence } from '../../platform/forms/sentence.ts';
import { PhotoPicker } from '../../ui/field/photo-picker.tsx';
import { useRemovePhoto, useSendPhoto } from './review.queries.ts';

/** Photos that are chosen for a review, sent one by one, so that a refusal names the photo it is about. */
export function useReviewPhotos(bookingId: string) {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const add = useSendPhoto(bookingId);
  const remove = useRemovePhoto();
  const sendEach = async () => {
    for (const [place, file] of files.entries()) {
      const onProgress = (share: number) => setProgress((place + share) / files.length);
      try {
        await add.mutateAsync({ file, onProgress });
        setFiles((left) => left.filter((other) => other !== file));
      } catch (error) {
        const words = error instanceof Error ? sentence(t, error.message) : '';
        setFailure(`${file.name}: ${words}`);
        return false;
      }
    }
    return true;
  };
  return {
    files,
    choose: (chosen: readonly File[]) => {
      setFailure(null);
      setFiles(chosen);
    },
    progress,
    failure: failure ?? (remove.error ? remove.error.message : null),
    remove: (photoId: string) => remove.mutate(photoId),
    /** False: one was refused; those before it are there. */
    send: async () => {
      setFailure(null);
      setProgress(files.length > 0 ? 0 : null);
      const sent = await sendEach();
      setProgress(null);
      return sent;
    },
  };
}

/** Photos with the review; what was sent before stays until it is taken away. */
export function PhotosField({
  visit,
  photos,
}: {
  visit: VisitReviews;
  photos: ReturnType<typeof useReviewPhotos>;
}) {
  const { t, plural } = useTranslation();
  if (!visit.can.changePhotos) return null;
  return (
    <PhotoPicker
      label={plural('review.photos', visit.photoLimit, {
        one: 'Add a photo (optional)',
        other: 'Add up to {{count}} photos (optional)',
      })}
      hint={t('review.photos.hint', 'Anyone can see them. Leave out faces and house numbers.')}
      kept={visit.photos}
      onRemoveKept={photos.remove}
      files={photos.files}
      onChange={photos.choose}
      limit={visit.photoLimit - visit.photos.length}
      progress={photos.progress}
      failure={photos.failure}
    />
  );
}
