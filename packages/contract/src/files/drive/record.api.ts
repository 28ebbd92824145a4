/** What other parts of the product keep, in the folders of the drive that fill themselves. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, optionalText, text } from '../../kernel/schema.ts';
import { driveRecord, recordFolder, recordId } from './record.model.ts';
import { recordErrors as e } from './record.noun.ts';

const tag = 'Documents';
const authz = { who: 'signed-in', scope: 'what the caller may read where it is kept' } as const;
const wanted = 'Part of the name, or of who it is from.';

export const listRecordFolders = endpoint('GET /drive/record-folders', {
  summary: 'The folders that fill themselves for this person',
  tag,
  authz,
  response: z.object({ folders: z.array(recordFolder) }),
});

export const recordsQuery = z.object({
  ...pageQuery,
  folder: recordFolder,
  q: optionalText(60, wanted),
});

export const listRecords = endpoint('GET /drive/records', {
  summary: 'What is in one of them now; the newest first',
  tag,
  authz,
  query: recordsQuery,
  spoken: true,
  response: pageOf(driveRecord),
  perMinute: 120,
});

export const findRecords = endpoint('GET /drive/records/found', {
  summary: 'The newest few of all of them with these words',
  tag,
  authz,
  query: z.object({ q: text(60, wanted) }),
  spoken: true,
  response: z.object({ items: z.array(driveRecord) }),
  perMinute: 60,
});

export const getRecordFile = endpoint('GET /drive/record/file', {
  summary: 'A link to its file, good for one minute',
  tag,
  authz,
  query: z.object({ folder: recordFolder, recordId }),
  response: z.object({ url: z.string(), fileName: z.string(), expiresAt: instant() }),
  errors: [e.record_not_found],
  perMinute: 120,
});
