/**
 * Draws the home-screen icons from apps/web/public/icon.svg: `node scripts/draw-icons.mjs`. The maskable ones fill
 * the square and keep the letter within the middle four fifths, which is all that a phone promises to show.
 */
import { readFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '../apps/web/public');
const icon = await readFile(path.join(folder, 'icon.svg'), 'utf8');
const paint = '#1a2270';
const inner = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${paint}"/><g transform="translate(8 8) scale(.75)">${inner}</g></svg>`;
const square = icon.replace('rx="12"', 'rx="0"');

const draw = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, 'icons', name));

await mkdir(path.join(folder, 'icons'), { recursive: true });
await Promise.all([
  draw(icon, 192, 'icon-192.png'),
  draw(icon, 512, 'icon-512.png'),
  draw(maskable, 192, 'maskable-192.png'),
  draw(maskable, 512, 'maskable-512.png'),
  draw(square, 180, 'apple-touch-180.png'),
]);
