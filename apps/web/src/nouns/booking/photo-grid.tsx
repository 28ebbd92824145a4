import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import styles from './photo-grid.module.css';
import { PhotoLightbox } from './photos/photo-lightbox.tsx';
import { type BookingPhoto, photoStages, stageName } from './photos/photo-stages.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

/** A booking's photos by stage; a tap opens one large, and its place is the page's address. */
export function PhotoGrid({ photos }: { photos: readonly BookingPhoto[] }) {
  const { t, locale } = useTranslation();
  const lightbox = useUrlDialog('photo', ['photo']);
  const sorted = photoStages.flatMap((stage) => photos.filter((photo) => photo.stage === stage));
  return (
    <>
      <div className={styles.stages}>
        {photoStages.map((stage) => {
          const shown = sorted.filter((photo) => photo.stage === stage);
          if (shown.length === 0) return null;
          return (
            <figure key={stage} className={styles.stage} data-stage={stage}>
              <figcaption>{stageName(t, stage)}</figcaption>
              <ul>
                {shown.map((photo) => (
                  <li key={photo.photoId}>
                    <button type="button" onClick={() => lightbox.open({ photo: photo.photoId })}>
                      <img
                        src={photo.url}
                        loading="lazy"
                        alt={t('photos.alt', '{{stage}}, {{when}}', {
                          stage: stageName(t, stage),
                          when: formatInstant(photo.takenAt, 'short', locale),
                        })}
                      />
                    </button>
                  </li>
                ))}
              </ul>
            </figure>
          );
        })}
      </div>
      {lightbox.opened && (
        <PhotoLightbox
          photos={sorted}
          photoId={lightbox.get('photo')}
          onTurn={(photo) => lightbox.open({ photo })}
          onClose={lightbox.close}
        />
      )}
    </>
  );
}
