import { t } from '../../platform/words.ts';
import { qrDrawing } from '@nukkad/paint/qr';

/** The key as a QR code: dark on light in both schemes, or a camera would not read it. */
export function KeyPicture({ keyUri }: { keyUri: string }) {
  const { size, path } = qrDrawing(keyUri);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      role="img"
      aria-label={t('admin.qRCodeForTheAuthenticator', 'QR code for the authenticator app')}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14173a" />
    </svg>
  );
}
