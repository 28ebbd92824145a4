import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Row, Small } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { inkColour, pictureOf } from './signature-picture.ts';
import styles from './signature.module.css';

/** As many points as the screen has; strokes are kept, and fit, when the phone is turned. `before`: how wide the board was. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad, before: number): void {
  if (canvas.offsetWidth === 0) return;
  const ratio = Math.max(window.devicePixelRatio || 1, 2);
  const scale = before > 0 ? canvas.offsetWidth / before : 1;
  const strokes = pad.toData().map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(strokes);
}

/** Signed with a finger, a pen or the mouse. Who cannot draw types. */
export function DrawSignature({
  label,
  onPicture,
}: {
  label: string;
  onPicture: (png: string | null) => void;
}) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [drawn, setDrawn] = useState(false);
  const heard = useRef(onPicture);
  heard.current = onPicture;

  const say = () => {
    const isEmpty = pad.current?.isEmpty() ?? true;
    setDrawn(!isEmpty);
    heard.current(isEmpty || !canvas.current ? null : pictureOf(canvas.current));
  };
  useEffect(() => {
    if (!canvas.current) return undefined;
    const own = new SignaturePad(canvas.current, { penColor: inkColour, minWidth: 0.8, maxWidth: 2.8 });
    const board = canvas.current;
    pad.current = own;
    own.addEventListener('endStroke', say);
    // It has no width before its dialog is open, and another one when the phone is turned.
    let width = 0;
    const sized = new ResizeObserver(() => {
      fit(board, own, width);
      width = board.offsetWidth;
    });
    sized.observe(board);
    return () => {
      sized.disconnect();
      own.off();
    };
  }, []);
  const change = (strokes: (before: SignaturePad) => ReturnType<SignaturePad['toData']>) => {
    if (pad.current) pad.current.fromData(strokes(pad.current));
    say();
  };
  return (
    <div>
      <canvas ref={canvas} className={styles.pad} role="img" aria-label={label} />
      <Row gap={0.5} above={0.5} align="center">
        <Small>{t('sign.draw.hint', 'Sign with your finger or mouse.')}</Small>
        <Button
          tone="quiet"
          small
          disabled={!drawn}
          onClick={() => change((own) => own.toData().slice(0, -1))}
        >
          {t('sign.draw.undo', 'Undo')}
        </Button>
        <Button tone="quiet" small disabled={!drawn} onClick={() => change(() => [])}>
          {t('sign.draw.clear', 'Clear')}
        </Button>
      </Row>
    </div>
  );
}
