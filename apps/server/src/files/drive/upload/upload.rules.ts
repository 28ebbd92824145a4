import { type TakenEnding, endingOf } from '@nukkad/contract/files/drive/drive-upload.model';
import { driveLimits } from '@nukkad/contract/files/drive/drive.model';

const dayMs = 86_400_000;

/** Without folders and signs that a name cannot have; a long one keeps its ending. */
export function keptName(sent: string): string {
  const base = sent.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (sign) =>
      sign === '\u200c' || sign === '\u200d' ? sign : '',
    )
    .trim();
  const dot = clean.lastIndexOf('.');
  const ending = dot < 0 ? '' : clean.slice(dot);
  const stem = dot < 0 ? clean : clean.slice(0, dot).trim();
  const room = driveLimits.nameLength - ending.length;
  // A cut in the middle of a sign leaves half of it.
  const short = (stem || 'file')
    .slice(0, room)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
  return `${short}${ending}`;
}

/** What a photo or a video is called once it was written anew. */
const endsAs: Partial<Readonly<Record<TakenEnding, readonly TakenEnding[]>>> = {
  jpg: ['webp'],
  jpeg: ['webp'],
  png: ['webp'],
  m4v: ['mp4'],
  mov: ['mp4'],
};

/** A next version is of the kind of the file, as its name would say something else otherwise. */
export function isSameKind(sent: string, kept: string): boolean {
  const [ending, other] = [endingOf(sent), endingOf(kept)];
  return ending !== null && other !== null && (endsAs[ending] ?? [ending]).includes(other);
}

export const leftBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
export const endsAt = (touchedAt: Date, days: number): Date => new Date(touchedAt.getTime() + days * dayMs);
