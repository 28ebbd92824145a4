import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A piece that is put into a file that is there. */
export interface Insertion {
  readonly file: string;
  readonly piece: string;
  /** The piece comes before the last place that matches; `null`: at the end of the file. */
  readonly before: RegExp | null;
}

function inserted({ file, piece, before }: Insertion, text: string): string {
  if (before === null) return `${text}${piece}`;
  const places = [...text.matchAll(new RegExp(before.source, 'gm'))];
  const place = places.at(-1);
  if (!place)
    throw new Error(
      `${file} has no place for ${piece.trim().split('\n')[0]}: no line is like ${before.source}.`,
    );
  return `${text.slice(0, place.index)}${piece}${text.slice(place.index)}`;
}

/** All of them or none: throws before anything is written. */
export function insertAll(root: string, insertions: readonly Insertion[]): void {
  const texts = new Map<string, string>();
  for (const insertion of insertions) {
    const at = path.join(root, insertion.file);
    if (!existsSync(at)) throw new Error(`${insertion.file} is not there.`);
    texts.set(at, inserted(insertion, texts.get(at) ?? readFileSync(at, 'utf8')));
  }
  for (const [at, text] of texts) writeFileSync(at, text);
}
