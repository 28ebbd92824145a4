import { quotationFileErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import { authorize, systemAuthorized } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isOfPartner } from '../lead/lead.policy.ts';
import { lockLead } from '../lead/lead.store.ts';
import {
  type QuotationFileRow,
  deleteFile,
  deleteUnsentFiles,
  findFile,
  isSentWithQuote,
  lockFile,
} from './quotation-file.store.ts';

/** A customer's own; a partner's are its whole team's. */
const isOwnFile = (viewer: Viewer, { organisationId, userId }: QuotationFileRow): boolean =>
  organisationId === null ? userId === viewer.userId : isOfPartner(viewer, { organisationId });

export async function removeFile(
  platform: Platform,
  call: SignedInCall,
  { fileId }: { readonly fileId: string },
): Promise<{ removed: true }> {
  const key = await platform.write(call, async (tx) => {
    // A quote is sent under the lock of its lead: none names a file that goes meanwhile.
    const leadId = (await findFile(tx, fileId))?.leadId ?? null;
    if (leadId !== null) await lockLead(tx, leadId);
    const row = await lockFile(tx, fileId);
    if (!row || !isOwnFile(call.viewer, row)) return refuse(quotationFileErrors.quotation_file_not_found);
    if (row.rfqId !== null || (await isSentWithQuote(tx, fileId)))
      refuse(quotationFileErrors.quotation_file_used);
    await deleteFile(tx, authorize(row, isOwnFile(call.viewer, row)));
    return row.storageKey;
  });
  await discard(platform.storage, [key]);
  return { removed: true };
}

const keptDays = 7;
const dayMs = 86_400_000;

/** By the day: what was added and never sent. A form that was left may be gone on with for a week. */
export async function sweepUnsentFiles(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptDays * dayMs);
  const due = systemAuthorized({ before }, 'They were not sent for a week.');
  const keys = await platform.write(system, (tx) => deleteUnsentFiles(tx, due));
  await discard(platform.storage, keys);
}
