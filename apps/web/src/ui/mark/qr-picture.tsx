import { qrDrawing } from '@nukkad/paint/qr';

/** An address as a QR code: dark on light by day and by night, or a camera would not read it. */
export function QrPicture({ text, label, side = 208 }: { text: string; label: string; side?: number }) {
  const { size, path } = qrDrawing(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={side}
      height={side}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14173a" />
    </svg>
  );
}
