import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FileButton } from '../../../ui/field/file-button.tsx';
import { Row, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { CameraView } from './camera-view.tsx';
import styles from './scan.module.css';
import { mostPages } from './scanned.rules.ts';
import { type Camera, hasCamera, useCamera } from './use-camera.ts';
import type { Scan } from './use-scan.ts';

const accept = 'image/png,image/jpeg,image/webp';

/** Opens the camera on the page; where there is none, or it was refused, a phone takes photos in its own camera app. */
function OpenCamera({ camera, isFirst, add }: { camera: Camera; isFirst: boolean; add: Scan['add'] }) {
  const { t } = useTranslation();
  if (hasCamera() && !camera.isRefused)
    return (
      <Button busy={camera.isAsked} onClick={camera.open}>
        {t('scan.camera.open', 'Open camera')}
      </Button>
    );
  return (
    <span className={styles.camera}>
      <FileButton accept={accept} capture="environment" onFiles={add}>
        {isFirst ? t('scan.take', 'Take photo') : t('scan.take.next', 'Scan next page')}
      </FileButton>
    </span>
  );
}

/** From the camera, or from the photos that are there already. */
export function AddPhotos({ scan: { pages, reading, refused, isFull, add } }: { scan: Scan }) {
  const { t, plural } = useTranslation();
  const camera = useCamera();
  const { stream } = camera;
  const isFirst = pages.length === 0;
  return (
    <Stack gap={0.5} justify="start">
      {stream && (
        <CameraView
          camera={{ ...camera, stream }}
          count={pages.length + reading}
          onPhoto={(photo) => add([photo])}
        />
      )}
      <Row gap={0.75}>
        {!stream && <OpenCamera camera={camera} isFirst={isFirst} add={add} />}
        <FileButton accept={accept} multiple onFiles={add}>
          {isFirst ? t('scan.choose', 'Choose photos') : t('scan.choose.more', 'Add photos')}
        </FileButton>
      </Row>
      <p role="status" className={styles.status}>
        {reading > 0 &&
          plural('scan.reading', reading, {
            one: 'Finding the edges of {{count}} photo…',
            other: 'Finding the edges of {{count}} photos…',
          })}
      </p>
      <Refusal>
        {camera.isRefused &&
          t(
            'scan.camera.refused',
            'The camera can’t be used here. Allow it in your browser’s settings, or choose photos.',
          )}
      </Refusal>
      <Refusal>
        {refused.length > 0 &&
          t('scan.refused', '{{names}} can’t be opened. Choose JPEG, PNG or WebP photos.', {
            names: refused.join(', '),
          })}
      </Refusal>
      <Refusal>
        {isFull &&
          t('scan.full', 'A scan has at most {{count}} pages. Save this one and start another.', {
            count: mostPages,
          })}
      </Refusal>
    </Stack>
  );
}
