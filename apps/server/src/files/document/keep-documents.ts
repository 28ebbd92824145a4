import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import { type DocumentType, documentLimits } from '@nukkad/contract/files/document/document.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import { roleKeyOf } from '../../platform/storage/role-folder.rules.ts';
import { readSentFile } from '../../platform/storage/read-sent-file.ts';
import { documentTransitions } from './document.transitions.ts';
import { presentDocument } from './document.presenter.ts';
import { faultOfEnd } from './document.rules.ts';
import { type Document, countDocuments, insertDocuments, lockOwner } from './document.store.ts';

const refusals = {
  unreadable: documentErrors.document_unreadable,
  active: documentErrors.document_active,
  locked: documentErrors.document_locked,
};

interface Kind {
  readonly type: DocumentType;
  /** Last day on which all of them are valid. */
  readonly expiresOn?: string | null | undefined;
}

/** Keeps files in the person's own folder. They are there before the rows that point to them, and go if the rows do not come. */
export async function keepDocuments(
  platform: Platform,
  call: SignedInCall,
  { type, expiresOn = null }: Kind,
) {
  const { viewer, now, files } = call;
  const { userId, organisationId } = viewer;
  const fault = faultOfEnd(type, expiresOn, istDay(now));
  if (fault) refuse(documentErrors[fault]);
  if ((await countDocuments(platform.db, userId)) + files.length > documentLimits.kept)
    refuse(documentErrors.too_many_documents);
  const kept: Document[] = [];
  try {
    for (const file of files) {
      const { fileName, mediaType, content } = await readSentFile(platform.readers, file, {
        by: userId,
        refusals,
      });
      const documentId = newId();
      const storageKey = roleKeyOf(viewer, type, documentId);
      await platform.storage.put(storageKey, content, mediaType);
      kept.push({
        documentId,
        userId,
        organisationId,
        type,
        storageKey,
        fileName,
        mediaType,
        bytes: content.length,
        attachedAt: null,
        status: 'Pending',
        reason: null,
        expiresOn,
        alertedDays: null,
        uploadedAt: now,
      });
    }
    return await platform.write(call, async (tx) => {
      await lockOwner(tx, userId);
      if ((await countDocuments(tx, userId)) + kept.length > documentLimits.kept)
        refuse(documentErrors.too_many_documents);
      const allowed = kept.map((document) =>
        documentTransitions.allowNew(viewer, documentTransitions.verb.keep, document),
      );
      await insertDocuments(
        tx,
        allowed.map(({ row }) => row),
      );
      for (const one of allowed) await documentTransitions.begin(tx, one, { now });
      return { documents: kept.map((document) => presentDocument(document, true, now)) };
    });
  } catch (error) {
    await discard(
      platform.storage,
      kept.map(({ storageKey }) => storageKey),
    );
    throw error;
  }
}
