/** Addresses of files of records, good for a minute: the person and the rights are looked up again when one is opened. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { recordFolder, recordId } from '@nukkad/contract/files/drive/record.model';
import { roles } from '@nukkad/contract/kernel/roles';
import * as z from 'zod/mini';

const linkMs = 60_000;

const opening = z.object({
  folder: recordFolder,
  recordId,
  userId: z.uuid(),
  role: z.nullable(z.enum(roles)),
  organisationId: z.nullable(z.uuid()),
  lang: z.enum(['en', 'hi']),
  until: z.int(),
});
/** Which file, for whom, acting as what. */
export type RecordOpening = z.output<typeof opening>;

const signatureOf = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`record of the drive: ${payload}`).digest('base64url');

export const endOfLink = (now: Date): Date => new Date(now.getTime() + linkMs);

export function writeOpening(secret: string, to: RecordOpening): string {
  const payload = Buffer.from(JSON.stringify(to)).toString('base64url');
  return `${payload}.${signatureOf(secret, payload)}`;
}

function payloadIn(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Null: not ours, or over. Compared as text: base64url has more than one spelling of its last character. */
export function readOpening(secret: string, code: string, now: Date): RecordOpening | null {
  const [payload = '', given = ''] = code.split('.');
  const [sent, own] = [Buffer.from(given), Buffer.from(signatureOf(secret, payload))];
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) return null;
  const { data } = z.safeParse(opening, payloadIn(payload));
  return data && now.getTime() < data.until ? data : null;
}
