/** The copy of a record that is handed on: what it says, of whom, from when, and the address that checks it. */
import * as z from 'zod/mini';
import type { Config } from '../../platform/config.ts';
import { readCopy, signCopy } from '../../platform/signing-key.ts';
import { shareCodes } from '../../platform/share/share-code.ts';
import type { OwnRecord } from './read-work-record.ts';
import { recordFacts } from './work-record.rules.ts';

export const recordKeys = shareCodes('work record share');

type Signing = Pick<Config, 'publicOrigin' | 'secret' | 'signingKey'>;

export const recordUrl = ({ publicOrigin, secret }: Signing, shareId: string): string =>
  `${publicOrigin}/work-record/${recordKeys.codeOf(secret, shareId)}`;

/** By the names that RFC 7519 has for them. */
const recordCopy = z.object({
  iss: z.string(),
  jti: z.string(),
  sub: z.string(),
  iat: z.int(),
  url: z.string(),
  record: recordFacts,
});

export const signRecord = (config: Signing, shareId: string, { name, facts }: OwnRecord, now: Date): string =>
  signCopy(config.signingKey, {
    iss: config.publicOrigin,
    jti: shareId,
    sub: name,
    iat: Math.floor(now.getTime() / 1_000),
    url: recordUrl(config, shareId),
    record: facts,
  });

/** Null: it was not signed by this key, or for another share. */
export function openRecord(
  { signingKey }: Pick<Config, 'signingKey'>,
  { shareId, copy }: { readonly shareId: string; readonly copy: string },
): OwnRecord | null {
  const read = z.safeParse(recordCopy, readCopy(signingKey, copy));
  return read.success && read.data.jti === shareId ? { name: read.data.sub, facts: read.data.record } : null;
}
