import * as z from 'zod/mini';
import { id, instant } from '../../kernel/schema.ts';
import { driveItemId, driveSpace } from './drive.model.ts';

const mebibyte = 1024 * 1024;

export const uploadLimits = {
  /** Unfinished ones of a person. */
  open: 20,
  /** Files that are chosen in one go. */
  atOnce: 10,
  /** Longer than any file system takes. */
  nameLength: 255,
  /** A piece that a client sends in one request. */
  partBytes: 8 * mebibyte,
  /** After its last byte. */
  days: 7,
  pages: 200,
  /** A PDF is taken apart in memory, and made anew beside that. */
  pdfBytes: 40 * mebibyte,
  videoHours: 4,
} as const;

const openXml = 'application/vnd.openxmlformats-officedocument';

/** What is taken, by the end of its name; the first type is what it is, the others are what browsers call it. */
export const takenTypes = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  mp4: ['video/mp4'],
  m4v: ['video/mp4', 'video/x-m4v'],
  mov: ['video/quicktime'],
  webm: ['video/webm'],
  docx: [`${openXml}.wordprocessingml.document`],
  xlsx: [`${openXml}.spreadsheetml.sheet`],
  csv: ['text/csv', 'application/vnd.ms-excel', 'application/csv', 'text/plain'],
  txt: ['text/plain'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
export type TakenEnding = keyof typeof takenTypes;

const isTaken = (ending: string): ending is TakenEnding => Object.hasOwn(takenTypes, ending);

/** Null: a kind that is not taken. */
export function endingOf(name: string): TakenEnding | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return isTaken(ending) ? ending : null;
}

const unknownTypes = ['', 'application/octet-stream'];

/** What a browser says of the file fits the end of its name. Not every device knows every type. */
export const typeFits = (ending: TakenEnding, mediaType: string): boolean =>
  [...unknownTypes, ...takenTypes[ending]].includes(mediaType);

export const driveUploadId = id('DriveUpload');

export const newDriveUpload = z.object({
  space: driveSpace,
  parentId: z.optional(z.nullable(driveItemId)).check(z.describe('The folder; null or left out: the top.')),
  itemId: z.optional(driveItemId).check(z.describe('The file of which it is the next version.')),
  name: z
    .string('Enter a name.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name.'),
      z.maxLength(uploadLimits.nameLength, `Use a name of at most ${uploadLimits.nameLength} characters.`),
    ),
  bytes: z.int('Send the size of the file.').check(z.gte(1, 'This file is empty.')),
  mediaType: z._default(z.string().check(z.maxLength(120, 'Use at most 120 characters.')), ''),
});

/** A file on its way. */
export const driveUpload = z.object({
  uploadId: driveUploadId,
  name: z.string(),
  bytes: z.int(),
  offset: z.int().check(z.describe('How much of it is here.')),
  url: z.string().check(z.describe('Where its bytes go, by tus 1.0.0: HEAD, PATCH and DELETE.')),
  partBytes: z.int().check(z.describe('The most that is sent in one request.')),
  itemId: z.nullable(driveItemId).check(z.describe('The file of which it is the next version.')),
  createdAt: instant(),
  endsAt: instant('Removed then, unless more of it comes.'),
});
export type DriveUpload = z.output<typeof driveUpload>;
export type DriveUploadAnswer = z.input<typeof driveUpload>;
