import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Small, Stack } from '../../../ui/page/parts.tsx';
import {
  type CornerName,
  type Corners,
  afterKey,
  cornerNames,
  movedCorner,
  outlineOf,
} from './corners.rules.ts';
import styles from './scan.module.css';
import type { ScannedPage } from './scanned.rules.ts';

const cornerWords: Readonly<Record<CornerName, (t: Translate) => string>> = {
  topLeft: (t) => t('scan.corner.topLeft', 'Top left corner'),
  topRight: (t) => t('scan.corner.topRight', 'Top right corner'),
  bottomRight: (t) => t('scan.corner.bottomRight', 'Bottom right corner'),
  bottomLeft: (t) => t('scan.corner.bottomLeft', 'Bottom left corner'),
};

const percent = (share: number) => `${share * 100}%`;

interface Editing {
  readonly page: ScannedPage;
  readonly onCorners: (corners: Corners) => void;
}

/** Follows a finger or the mouse; the page does not scroll meanwhile. */
function useCornerDrag({ page: { corners }, onCorners }: Editing) {
  const box = useRef<HTMLDivElement>(null);
  const follow = (name: CornerName) => (event: PointerEvent<HTMLElement>) => {
    const photo = box.current?.getBoundingClientRect();
    if (!photo || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = {
      x: (event.clientX - photo.left) / photo.width,
      y: (event.clientY - photo.top) / photo.height,
    };
    onCorners(movedCorner(corners, name, to));
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  return { box, handle: (name: CornerName) => ({ onPointerDown: begin, onPointerMove: follow(name) }) };
}

/** The photo with the paper's four corners on it, moved by finger, mouse or arrows. */
export function CornerEditor(editing: Editing) {
  const { t } = useTranslation();
  const hint = useId();
  const { box, handle } = useCornerDrag(editing);
  const { page, onCorners } = editing;
  const onKeyDown = (name: CornerName) => (event: KeyboardEvent) => {
    const moved = afterKey(page.corners, name, event);
    if (!moved) return;
    event.preventDefault();
    onCorners(moved);
  };
  return (
    <Stack gap={0.4}>
      <div
        ref={box}
        className={styles.photo}
        style={{ aspectRatio: `${page.width} / ${page.height}`, '--shape': page.width / page.height }}
      >
        <img src={page.url} alt={t('scan.photo', 'The photo of this page')} draggable={false} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={outlineOf(page.corners)} />
        </svg>
        {cornerNames.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.corner}
            style={{ left: percent(page.corners[name].x), top: percent(page.corners[name].y) }}
            aria-label={cornerWords[name](t)}
            aria-describedby={hint}
            onKeyDown={onKeyDown(name)}
            {...handle(name)}
          />
        ))}
      </div>
      <Small id={hint} as="p">
        {t('scan.corners.hint', 'Drag the corners to the edges of the paper, or use the arrow keys.')}
      </Small>
    </Stack>
  );
}
