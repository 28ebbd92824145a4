import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import { supportErrors } from '@nukkad/contract/talk/support/support.noun';
import { type Incident, incidentFiles } from '@nukkad/contract/talk/support/support.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { readSentFile } from '../../platform/storage/read-sent-file.ts';
import { discard } from '../../platform/storage/storage.ts';
import { insertFiles } from './incident-file.store.ts';
import { incidentTransitions } from './incident.transitions.ts';
import { mayAttach } from './support.policy.ts';
import { presentIncident } from './support.presenter.ts';
import { type IncidentRow, type KeptFile, findIncident } from './support.store.ts';

const refusals = {
  unreadable: documentErrors.document_unreadable,
  active: documentErrors.document_active,
  locked: documentErrors.document_locked,
};

/** Own, not ended, and with room for so many more. */
function hasRoom(call: SignedInCall, row: IncidentRow | null, more: number): IncidentRow {
  const found = incidentTransitions.seen(call.viewer, row);
  if (!mayAttach(call.viewer, found)) refuse(supportErrors.incident_moved_on, { present: found.status });
  if (found.files.length + more > incidentFiles.most)
    refuse(supportErrors.incident_file_limit, { values: { limit: incidentFiles.most } });
  return found;
}

/** All of them, or none. */
async function storeFiles(platform: Platform, call: SignedInCall, incidentId: string): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const file of call.files) {
      const sent = await readSentFile(platform.readers, file, { by: call.viewer.userId, refusals });
      const fileId = newId();
      const storageKey = `incidents/${incidentId}/${fileId}`;
      await platform.storage.put(storageKey, sent.content, sent.mediaType);
      const { fileName, mediaType, content } = sent;
      kept.push({ fileId, storageKey, fileName, mediaType, bytes: content.length });
    }
    return kept;
  } catch (error) {
    await discardFiles(platform, kept);
    throw error;
  }
}

const discardFiles = ({ storage }: Platform, files: readonly KeptFile[]) =>
  discard(
    storage,
    files.map(({ storageKey }) => storageKey),
  );

/** Looked at twice: before the costly reading, and again behind the incident's lock. */
export async function addIncidentFiles(
  platform: Platform,
  call: SignedInCall,
  incidentId: string,
): Promise<Incident> {
  hasRoom(call, await findIncident(platform.db, incidentId), call.files.length);
  const files = await storeFiles(platform, call, incidentId);
  try {
    const row = await platform.write(call, async (tx) => {
      const allowed = await incidentTransitions.lockTo(
        tx,
        call.viewer,
        incidentTransitions.verb.reply,
        incidentId,
      );
      hasRoom(call, allowed.row, files.length);
      await insertFiles(tx, allowed.row, files, call.now);
      return (await findIncident(tx, incidentId)) ?? refuse(supportErrors.incident_not_found);
    });
    return presentIncident(row, { ...call, config: platform.config });
  } catch (error) {
    await discardFiles(platform, files);
    throw error;
  }
}
