/** The address to which the bytes of a file go: it names the upload and its sender, and carries our signature. */
import { shareCodes } from '../../../platform/share/share-code.ts';

/** Signed for this alone: it fits no other link. */
const codes = shareCodes('drive upload share');
const ids = /^[0-9a-f-]{36}$/;

export interface Coded {
  readonly uploadId: string;
  readonly userId: string;
}

export const uploadsAt = '/drive/uploads';

const textOf = ({ uploadId, userId }: Coded): string => `${uploadId}.${userId}`;

export const codeOf = (secret: string, coded: Coded): string =>
  `${textOf(coded)}.${codes.signed(secret, textOf(coded)).toString('base64url')}`;

/** Null: we did not make it. */
export function readCode(secret: string, code: string): Coded | null {
  const [uploadId = '', userId = '', signature = '', ...more] = code.split('.');
  if (more.length > 0 || !ids.test(uploadId) || !ids.test(userId)) return null;
  const coded = { uploadId, userId };
  return codes.fits(signature, codes.signed(secret, textOf(coded))) ? coded : null;
}
