import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';
import { shareSubject } from '../share/share.model.ts';
import { recordFolders } from './record.noun.ts';

export const recordFolder = z.enum(recordFolders, 'Choose one of the list.');

/** The longest id that a domain gives a record. */
const mostOfId = 120;
export const recordId = z
  .string('Name the record.')
  .check(
    z.minLength(1, 'Name the record.'),
    z.maxLength(mostOfId, 'This is not a known id.'),
    z.describe('Known within its folder.'),
  );

/** What a record is passed on as, by the same dialog as files. */
export const recordShare = z.object({ subject: shareSubject, subjectId: z.uuid() });

/** What another part of the product keeps, as the drive shows it: read-only. */
export const driveRecord = z.object({
  folder: recordFolder,
  recordId,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.nullable(z.int()).check(z.describe('Null: not known before it is opened.')),
  at: instant(),
  from: z.nullable(z.string()).check(z.describe('Who it is from, or whom it concerns.')),
  screen: z.nullable(z.string()).check(z.describe('Where the web app shows it.')),
  pictureUrl: z.nullable(z.string()).check(z.describe('Of a picture, for a few minutes.')),
  share: z.nullable(recordShare).check(z.describe('Null: it can’t be shared by a link.')),
});
export type DriveRecord = z.output<typeof driveRecord>;
export type DriveRecordAnswer = z.input<typeof driveRecord>;
