import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Row, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { type Corners, outlineOf, wholePhoto } from './corners.rules.ts';
import { startPaperFinder } from './find-paper.ts';
import styles from './scan.module.css';
import type { Camera } from './use-camera.ts';

/** Between two looks. A phone that takes longer for some after each other is left to take photos. */
const pauseMs = 350;
const slowMs = 1_500;
const mostSlow = 4;

/** Null: nothing is seen yet. */
const seenBy = ({ current }: RefObject<HTMLVideoElement | null>): HTMLVideoElement | null =>
  current && current.videoWidth > 0 ? current : null;

/** Where the paper lies on what the camera sees now; null: none is seen, or the phone is too slow to say so. */
function useOutline(video: RefObject<HTMLVideoElement | null>, stream: MediaStream): Corners | null {
  const [corners, setCorners] = useState<Corners | null>(null);
  useEffect(() => {
    const finder = startPaperFinder();
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isLeft = false;
    let slow = 0;
    const look = async () => {
      const begun = performance.now();
      const seen = seenBy(video);
      if (seen) {
        const frame = await createImageBitmap(seen);
        const found = await finder.find(frame);
        frame.close();
        if (isLeft) return;
        setCorners(found === wholePhoto ? null : found);
      }
      slow = performance.now() - begun < slowMs ? 0 : slow + 1;
      if (slow < mostSlow) next();
      else setCorners(null);
    };
    const next = () => {
      timer = setTimeout(() => void look().catch(() => setCorners(null)), pauseMs);
    };
    next();
    return () => {
      isLeft = true;
      if (timer !== null) clearTimeout(timer);
      finder.end();
    };
  }, [video, stream]);
  return corners;
}

/** What the camera sees, in its full size. */
async function photoOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return photo && new File([photo], 'camera.jpg', { type: 'image/jpeg' });
}

interface CameraViewProps {
  readonly camera: Camera & { readonly stream: MediaStream };
  /** How many pages there are. */
  readonly count: number;
  readonly onPhoto: (photo: File) => void;
}

/** The camera on the page: the paper is outlined while it is seen, and each press takes a page. */
export function CameraView({ camera: { stream, close }, count, onPhoto }: CameraViewProps) {
  const { t, plural } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const corners = useOutline(video, stream);
  const [shape, setShape] = useState(3 / 4);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const take = async () => {
    const seen = seenBy(video);
    const photo = seen && (await photoOf(seen));
    if (photo) onPhoto(photo);
  };
  return (
    <Stack gap={0.75}>
      <div className={styles.photo} style={{ aspectRatio: `${shape}`, '--shape': shape }}>
        <video
          ref={video}
          className={styles.live}
          aria-label={t('scan.camera', 'What the camera sees')}
          autoPlay
          muted
          playsInline
          onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
            setShape(videoWidth / videoHeight)
          }
        />
        {corners && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={outlineOf(corners)} />
          </svg>
        )}
      </div>
      <Row gap={0.75} align="center">
        <Button onClick={() => void take()}>
          {count === 0 ? t('scan.take', 'Take photo') : t('scan.take.next', 'Scan next page')}
        </Button>
        <Button tone="quiet" onClick={close}>
          {t('scan.camera.close', 'Close camera')}
        </Button>
        <span role="status">
          {count > 0 && plural('scan.taken', count, { one: '{{count}} page', other: '{{count}} pages' })}
        </span>
      </Row>
    </Stack>
  );
}
