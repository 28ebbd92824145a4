import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const texts = new Map<string, string | null>();

/** The build's files for browsers: beside the bundle of the server or above it, as the bundler leaves it. */
const folder = ['../client', '../../client']
  .map((way) => path.join(import.meta.dirname, way))
  .find((way) => existsSync(path.join(way, 'assets')));

const read = (href: string) =>
  folder ? readFileSync(path.join(folder, href.replace(/#$/, '')), 'utf8').trim() : null;

/** The text of a style sheet of the build, read once; null in development, where Vite serves the styles. */
export function readStyles(href: string): string | null {
  const known = texts.get(href);
  if (known !== undefined) return known;
  const text = read(href);
  texts.set(href, text);
  return text;
}
