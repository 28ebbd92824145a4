import { encode } from 'uqr';

/** A text as the dark squares of a QR code: one SVG path in a square of `size` units, with its quiet border. */
export function qrDrawing(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
