import { type DriveFill, driveLimits } from '@nukkad/contract/files/drive/drive.model';

const mebibyte = 1024 * 1024;
const dayMs = 86_400_000;

export const teamFolder = 'team-drive/';

const small = 'small';
/** The small picture of a file lies below the same owner, and ends with the same id. */
export const thumbnailKeyOf = (storageKey: string): string =>
  storageKey.split('/').toSpliced(-1, 0, small).join('/');
/** Of which file it is; a file itself is its own. */
export function fileKeyOf(key: string): string {
  const parts = key.split('/');
  return parts.at(-2) === small ? parts.toSpliced(-2, 1).join('/') : key;
}

/** A name is in a folder once, however it is capitalised. */
export const nameKeyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** `Plan.pdf` becomes `Plan (2).pdf`; of a folder nothing is an ending. */
export function numberedName(name: string, count: number, kind: 'folder' | 'file'): string {
  if (count === 1) return name;
  const dot = kind === 'file' ? name.lastIndexOf('.') : -1;
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const mark = ` (${count})`;
  return `${stem.slice(0, driveLimits.nameLength - mark.length - ending.length)}${mark}${ending}`;
}

const sheets = new Set(['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
const documents = new Set([
  'text/plain',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

/** What a file counts as in the bar of the quota. */
export function fillOf(mediaType: string): DriveFill {
  if (mediaType === 'application/pdf') return 'pdf';
  if (mediaType.startsWith('image/')) return 'picture';
  if (mediaType.startsWith('video/')) return 'video';
  if (sheets.has(mediaType)) return 'sheet';
  return documents.has(mediaType) ? 'document' : 'other';
}

/** A drive, as much as its bar says. */
interface Filled {
  readonly bytes: number;
  readonly files: number;
  readonly pdfBytes: number;
  readonly pictureBytes: number;
  readonly videoBytes: number;
  readonly sheetBytes: number;
  readonly documentBytes: number;
  readonly otherBytes: number;
}

const fields = {
  pdf: 'pdfBytes',
  picture: 'pictureBytes',
  video: 'videoBytes',
  sheet: 'sheetBytes',
  document: 'documentBytes',
  other: 'otherBytes',
} as const satisfies Record<DriveFill, keyof Filled>;

export const bytesOfFill = (space: Filled, fill: DriveFill): number => space[fields[fill]];

/** What comes to a drive (or goes: negative). */
export interface Load {
  readonly mediaType: string;
  readonly bytes: number;
  readonly files: number;
}

/** The drive as it is with these. */
export function loaded<Space extends Filled>(space: Space, loads: readonly Load[]): Space {
  let next: Space = space;
  for (const { mediaType, bytes, files } of loads) {
    const field = fields[fillOf(mediaType)];
    next = { ...next, [field]: next[field] + bytes, bytes: next.bytes + bytes, files: next.files + files };
  }
  return next;
}

export const unloaded = (loads: readonly Load[]): readonly Load[] =>
  loads.map(({ mediaType, bytes, files }) => ({ mediaType, bytes: -bytes, files: -files }));

/** In megabytes. */
interface Settings {
  readonly DRIVE_QUOTA_MB: number;
  readonly DRIVE_TEAM_QUOTA_MB: number;
  readonly DRIVE_FILE_MB: number;
}

/** How much a drive holds. */
export const quotaOf = (
  settings: Settings,
  { organisationId }: { readonly organisationId: string | null },
): number => (organisationId === null ? settings.DRIVE_QUOTA_MB : settings.DRIVE_TEAM_QUOTA_MB) * mebibyte;

/** The largest file that a drive takes. */
export const fileBytesOf = ({ DRIVE_FILE_MB }: Settings): number => DRIVE_FILE_MB * mebibyte;

/** What was binned before this is removed. */
export const binnedBefore = (now: Date): Date => new Date(now.getTime() - driveLimits.binDays * dayMs);

export const removedAt = (binnedAt: Date): Date => new Date(binnedAt.getTime() + driveLimits.binDays * dayMs);
