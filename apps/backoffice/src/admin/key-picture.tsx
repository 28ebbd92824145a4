import { encode } from 'uqr';

/** The key as a QR code: dark on light in both schemes, or a camera would not read it. */
export function KeyPicture({ keyUri }: { keyUri: string }) {
  const { data, size } = encode(keyUri, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      role="img"
      aria-label="QR code of the key"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14173a" />
    </svg>
  );
}
