import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type ReactNode, type TouchEvent, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from './dialog.tsx';
import styles from './photo-viewer.module.css';

export interface ViewedPhoto {
  readonly photoId: string;
  readonly url: string;
  readonly alt: string;
}

/** So far a finger moves before it means the next photo. */
const swipePixels = 48;

/** A finger that moves sideways turns; one that moves down scrolls. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      // Two fingers enlarge.
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!touch || !from.current) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      if (Math.abs(x) > swipePixels && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}

/** One photo large, in a dialog of the page's address; arrow keys, buttons and a swipe turn to the next. */
export function PhotoViewer({
  photos,
  photoId,
  title,
  note,
  children,
  onTurn,
  onClose,
}: {
  photos: readonly ViewedPhoto[];
  /** One that is not there shows the first. */
  photoId: string | null;
  title: ReactNode;
  /** Behind the photo's number. */
  note?: string;
  /** Below the photo: what can be done with it. */
  children?: ReactNode;
  onTurn: (photoId: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const place = Math.max(
    0,
    photos.findIndex((photo) => photo.photoId === photoId),
  );
  const photo = photos[place];
  const turn = (by: number) => {
    const next = photos[(place + by + photos.length) % photos.length];
    if (next && photos.length > 1) onTurn(next.photoId);
  };
  const swipe = useSwipe(turn);
  if (!photo) return null;
  return (
    <Dialog opened onClose={onClose} wide title={title}>
      <div
        className={styles.frame}
        {...swipe}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') turn(-1);
          if (event.key === 'ArrowRight') turn(1);
        }}
      >
        <img key={photo.photoId} src={photo.url} alt={photo.alt} />
        <div className={styles.foot}>
          {photos.length > 1 && (
            <button
              type="button"
              aria-label={t('photos.previous', 'Previous photo')}
              onClick={() => turn(-1)}
            >
              <IconLeft size={26} aria-hidden />
            </button>
          )}
          <p role="status">
            {t('photos.place', '{{place}} of {{count}}', { place: place + 1, count: photos.length })}
            {note && ` · ${note}`}
          </p>
          {photos.length > 1 && (
            <button
              type="button"
              data-autofocus
              aria-label={t('photos.next', 'Next photo')}
              onClick={() => turn(1)}
            >
              <IconRight size={26} aria-hidden />
            </button>
          )}
        </div>
        {children}
      </div>
    </Dialog>
  );
}
