import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('@fontsource/anek-devanagari/package.json'));

export type FontScript = 'latin' | 'latin-ext' | 'devanagari';
export type FontWeight = 400 | 700;

/** The brand's letters, Anek Devanagari (SIL Open Font License 1.1): woff2 for browsers, woff for what is printed. */
export function fontFile(script: FontScript, weight: FontWeight, format: 'woff' | 'woff2'): string {
  return path.join(folder, 'files', `anek-devanagari-${script}-${weight}-normal.${format}`);
}
