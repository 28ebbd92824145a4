import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../platform/db/database.ts';
import { readIdCursor } from '../../platform/http/cursor.ts';
import { isUuid } from '../../platform/id.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { DriveRecords, ListedRecord } from '../drive/index.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { seesSent } from './envelope.policy.ts';
import { type SignedReaders, type SignedRecord, findSigned, listSigned } from './signed-records.store.ts';

const readersOf = async (
  { people }: EnvelopeDependencies,
  reader: Reader,
  viewer: Viewer,
): Promise<SignedReaders> => ({
  senders: seesSent(viewer) ? viewer : null,
  mobileNumber: await people.single().numberOf(reader, viewer.userId),
});

function present({ envelopeId, title, fromName, isSent, bytes, endedAt }: SignedRecord): ListedRecord {
  return {
    recordId: envelopeId,
    name: title,
    mediaType: pdfMediaType,
    bytes,
    at: endedAt.toISOString(),
    from: fromName,
    screen: isSent ? screenAddress.sentSigning(envelopeId) : screenAddress.receivedSignings,
    pictureUrl: null,
    share: null,
    key: [envelopeId],
  };
}

/** Signed by all: what one’s side sent, and what was sent to one’s verified number. */
export const signedRecords = (deps: EnvelopeDependencies): DriveRecords => ({
  folder: 'signed_documents',
  isFor: ({ role }) => role !== null && role !== 'Admin',
  list: async (reader, { viewer }, { q, cursor, most }) => {
    const wanted = { q, after: readIdCursor(cursor), limit: most };
    return (await listSigned(reader, await readersOf(deps, reader, viewer), wanted)).map(present);
  },
  file: async (reader, { viewer }, envelopeId) => {
    if (!isUuid(envelopeId)) return null;
    const found = await findSigned(reader, await readersOf(deps, reader, viewer), envelopeId);
    return found && { fileName: `${found.number}.pdf`, storageKey: found.storageKey };
  },
});
