import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import { quotationFileErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import { type QuotationFile, quotationFileLimits } from '@nukkad/contract/market/rfq/quotation-file.model';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSentFile } from '../../../platform/storage/read-sent-file.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { isOfPartner } from '../lead/lead.policy.ts';
import { isOpenLead } from '../lead/lead.rules.ts';
import { findLead } from '../lead/lead.store.ts';
import { presentFile } from './quotation-file.presenter.ts';
import { type QuotationFileRow, countFilesSince, insertFiles } from './quotation-file.store.ts';

const refusals = {
  unreadable: documentErrors.document_unreadable,
  active: documentErrors.document_active,
  locked: documentErrors.document_locked,
};
const dayMs = 86_400_000;
export const quotationFolder = 'quotation/';

type Owner = Pick<QuotationFileRow, 'organisationId' | 'leadId'> & { readonly mayAdd: boolean };

/** A customer keeps them for a request; a partner for a lead that it unlocked and that is not over. */
async function ownerOf({ db }: Platform, { viewer }: SignedInCall, leadId?: string): Promise<Owner> {
  if (leadId === undefined) return { organisationId: null, leadId: null, mayAdd: viewer.role === 'Buyer' };
  const lead = await findLead(db, leadId);
  if (!lead || !isOfPartner(viewer, lead)) return refuse(leadErrors.lead_not_found);
  if (lead.unlockedAt === null || !isOpenLead(lead.status)) return refuse(leadErrors.lead_moved_on);
  return { organisationId: lead.organisationId, leadId, mayAdd: isOfPartner(viewer, lead) };
}

/** All of them, or none; they are there before their rows, and go if the rows do not come. */
async function storeFiles(
  platform: Platform,
  { viewer, now, files }: SignedInCall,
  { organisationId, leadId }: Owner,
): Promise<QuotationFileRow[]> {
  const kept: QuotationFileRow[] = [];
  try {
    for (const file of files) {
      const { content, ...sent } = await readSentFile(platform.readers, file, {
        by: viewer.userId,
        refusals,
      });
      const fileId = newId();
      const storageKey = `${quotationFolder}${fileId}`;
      await platform.storage.put(storageKey, content, sent.mediaType);
      const of = { userId: viewer.userId, organisationId, leadId, rfqId: null };
      kept.push({ fileId, ...of, ...sent, storageKey, bytes: content.length, uploadedAt: now });
    }
    return kept;
  } catch (error) {
    await discardFiles(platform, kept);
    throw error;
  }
}

const discardFiles = ({ storage }: Platform, files: readonly QuotationFileRow[]) =>
  discard(
    storage,
    files.map(({ storageKey }) => storageKey),
  );

/** Kept for what is about to be sent. */
export async function addFiles(
  platform: Platform,
  call: SignedInCall,
  { leadId }: { readonly leadId?: string | undefined },
): Promise<{ files: QuotationFile[] }> {
  const { viewer, now, files } = call;
  const owner = await ownerOf(platform, call, leadId);
  const today = await countFilesSince(platform.db, viewer.userId, new Date(now.getTime() - dayMs));
  if (today + files.length > quotationFileLimits.daily) refuse(quotationFileErrors.quotation_file_limit);
  const kept = await storeFiles(platform, call, owner);
  try {
    await platform.write(call, (tx) =>
      insertFiles(
        tx,
        kept.map((row) => authorize(row, owner.mayAdd)),
      ),
    );
  } catch (error) {
    await discardFiles(platform, kept);
    throw error;
  }
  const opening = { secret: platform.config.secret, userId: viewer.userId, now };
  return { files: kept.map((row) => presentFile(row, opening)) };
}
