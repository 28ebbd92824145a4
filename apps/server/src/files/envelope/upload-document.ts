/** A PDF that is to be signed, or that was signed elsewhere. */
import { type EnvelopeAnswer, envelopeLimits } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import { pdfErrors } from '@nukkad/contract/files/seal/seal.noun';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall, UploadedFile } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { onlyOne } from '../../platform/only-one.ts';
import { refuse } from '../../platform/refusal.ts';
import { newSpokenNumber } from '../../platform/spoken-number.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import { shownName } from '../../platform/storage/read-sent-file.ts';
import { discard } from '../../platform/storage/storage.ts';
import { type DocumentRow, envelopeFolder, listDocuments, putDocument } from './document.store.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { seesEnvelope } from './envelope.policy.ts';
import { presentEnvelope } from './envelope.presenter.ts';
import { isOnPage, titleOf } from './envelope.rules.ts';
import { type EnvelopeRow, countDrafts, findEnvelope, insertEnvelope, lockSender } from './envelope.store.ts';
import { envelopeTransitions } from './envelope.transitions.ts';
import { listFields, replaceFields } from './field.store.ts';
import { senderOf } from './lock-as-read.ts';
import { addSteps, evidenceOf } from './trail.ts';

type Kept = Omit<DocumentRow, 'envelopeId' | 'documentVersion' | 'sentAt'>;

/** The file is there before its rows, and goes if they do not come. */
export async function keeping<Answer>(
  { platform: { storage } }: EnvelopeDependencies,
  storageKey: string,
  content: Buffer,
  write: () => Promise<Answer>,
): Promise<Answer> {
  await storage.put(storageKey, content, pdfMediaType);
  try {
    return await write();
  } catch (error) {
    await discard(storage, [storageKey]);
    throw error;
  }
}

export const senderKey = ({ userId, organisationId }: SignedInCall['viewer']) => organisationId ?? userId;

export async function newRow(
  { people }: EnvelopeDependencies,
  reader: Reader,
  { viewer, now }: SignedInCall,
  fresh: Pick<EnvelopeRow, 'envelopeId' | 'source' | 'status' | 'title'>,
): Promise<EnvelopeRow> {
  const sender = { userId: viewer.userId, organisationId: viewer.organisationId };
  return {
    ...fresh,
    ...sender,
    number: newSpokenNumber('S'),
    fromName: await people.single().senderName(reader, sender),
    message: '',
    inOrder: false,
    days: envelopeLimits.days.usual,
    mayDelegate: false,
    documentVersion: 1,
    sentAt: null,
    endsAt: null,
    remindAt: null,
    remindedAt: null,
    allSignedAt: null,
    endedAt: fresh.status === 'completed' ? now : null,
    reason: null,
    sealedKey: null,
    sealedHash: null,
    sealedBytes: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/** The envelope with its document and the first step of its trail. */
export async function begin<Verb extends 'begin' | 'keepSigned'>(
  deps: EnvelopeDependencies,
  tx: Tx,
  call: SignedInCall,
  verb: Verb,
  row: EnvelopeRow,
  kept: Kept,
): Promise<Authorized<EnvelopeRow>> {
  const { viewer, now, request } = call;
  const allowed = envelopeTransitions.allowNew({ side: 'sender', viewer }, verb, row);
  await insertEnvelope(tx, allowed.row);
  const { envelopeId, documentVersion } = row;
  await putDocument(tx, partOf(allowed.row, { ...kept, envelopeId, documentVersion, sentAt: null }));
  const person = await senderOf(deps, tx, call);
  const evidence = evidenceOf(deps.people.single(), request);
  await addSteps(tx, partOf(allowed.row, row), kept.sha256, [{ kind: 'created', person, evidence }], now);
  await envelopeTransitions.begin(tx, allowed, { now });
  return partOf(allowed.row, row);
}

/** Fields on pages that the new file does not have are placed again. */
async function keepFields(tx: Tx, row: EnvelopeRow, permit: Authorized<object>, pages: number) {
  const fields = await listFields(tx, row.envelopeId);
  const fitting = fields.filter((field) => isOnPage(field, pages));
  if (fitting.length < fields.length) await replaceFields(tx, partOf(permit, row), fitting);
}

/** The file of this version alone: until it is replaced, that of a corrected one is the file of the version before. */
async function filesOfVersion(tx: Tx, envelopeId: string, documentVersion: number): Promise<string[]> {
  const documents = await listDocuments(tx, envelopeId);
  const keysOf = (isIt: boolean) =>
    documents
      .filter((one) => (one.documentVersion === documentVersion) === isIt)
      .map((one) => one.storageKey);
  const others = keysOf(false);
  return keysOf(true).filter((key) => !others.includes(key));
}

async function replaceFile(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  envelopeId: string,
  kept: Kept,
): Promise<EnvelopeAnswer> {
  const { platform } = deps;
  const { viewer, now } = call;
  const replaced: string[] = [];
  const answer = await platform.write(call, async (tx) => {
    const allowed = await envelopeTransitions.lockTo(tx, { side: 'sender', viewer }, 'edit', envelopeId);
    const { documentVersion } = allowed.row;
    replaced.push(...(await filesOfVersion(tx, envelopeId, documentVersion)));
    await putDocument(tx, partOf(allowed.row, { ...kept, envelopeId, documentVersion, sentAt: null }));
    const moved = await envelopeTransitions.move(tx, allowed, { now });
    if (moved.status !== 'draft') return refuse(envelopeErrors.envelope_moved_on);
    const row: EnvelopeRow = { ...moved, status: moved.status };
    await keepFields(tx, row, allowed.row, kept.pages.length);
    return presentEnvelope(deps, tx, row, viewer);
  });
  await discard(platform.storage, replaced);
  return answer;
}

async function addDraft(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  envelopeId: string,
  kept: Kept,
): Promise<EnvelopeAnswer> {
  return deps.platform.write(call, async (tx) => {
    const { viewer } = call;
    await lockSender(tx, senderKey(viewer));
    if ((await countDrafts(tx, viewer)) >= envelopeLimits.drafts) refuse(envelopeErrors.envelope_drafts_full);
    const fresh = { envelopeId, source: 'here', status: 'draft', title: titleOf(kept.fileName) } as const;
    const row = await newRow(deps, tx, call, fresh);
    return presentEnvelope(deps, tx, await begin(deps, tx, call, 'begin', row, kept), viewer);
  });
}

/** Before a file is opened: whose draft it is. */
async function requireOwn(
  { platform: { db } }: EnvelopeDependencies,
  { viewer }: SignedInCall,
  envelopeId: string,
) {
  const row = await findEnvelope(db, envelopeId);
  if (!row || !seesEnvelope(viewer, row)) refuse(envelopeErrors.envelope_not_found);
}

const sentOf = ({ fileName, mediaType, content }: UploadedFile) => ({ fileName, mediaType, content });

/** A draft, or the next file of one. */
export async function uploadUnsignedDocument(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { envelopeId }: { readonly envelopeId?: string | undefined },
): Promise<EnvelopeAnswer> {
  if (envelopeId !== undefined) await requireOwn(deps, call, envelopeId);
  const file = onlyOne(call.files);
  const { content, sha256, pages } = await deps.platform.sealing.makeFinal(sentOf(file), call.viewer.userId);
  const id = envelopeId ?? newId();
  const storageKey = `${envelopeFolder}${id}/${newId()}`;
  const kept = {
    storageKey,
    fileName: shownName(file.fileName),
    bytes: content.length,
    sha256,
    pages,
    signatures: [],
    uploadedAt: call.now,
  };
  return keeping(deps, storageKey, content, () =>
    envelopeId === undefined ? addDraft(deps, call, id, kept) : replaceFile(deps, call, envelopeId, kept),
  );
}

const refusals = {
  unreadable: pdfErrors.pdf_unreadable,
  active: pdfErrors.pdf_active,
  locked: pdfErrors.pdf_locked,
};

/** A copy that was signed elsewhere is looked through as any PDF, and kept as it came: a changed byte would end what its signatures prove. */
export async function uploadSignedDocument(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { title }: { readonly title?: string | undefined },
): Promise<EnvelopeAnswer> {
  const { platform } = deps;
  const { viewer, now } = call;
  const file = onlyOne(call.files);
  const { content, fileName } = file;
  await platform.readers.read('pdf', file, { by: viewer.userId, options: null, refusals });
  const verified = await platform.sealing.verify(content, viewer.userId);
  const envelopeId = newId();
  const storageKey = `${envelopeFolder}${envelopeId}/${newId()}`;
  const kept = {
    storageKey,
    fileName: shownName(fileName),
    bytes: content.length,
    sha256: verified.sha256,
    pages: Array.from({ length: verified.pages }, () => ({ width: 0, height: 0 })),
    signatures: verified.signatures.map(({ by, at, intact, coversWhole }) => ({
      by,
      at: at?.toISOString() ?? null,
      isIntact: intact,
      coversWhole,
    })),
    uploadedAt: now,
  };
  return keeping(deps, storageKey, content, () =>
    platform.write(call, async (tx) => {
      const fresh = {
        envelopeId,
        source: 'outside',
        status: 'completed',
        title: title ?? titleOf(kept.fileName),
      } as const;
      const row = await newRow(deps, tx, call, fresh);
      return presentEnvelope(deps, tx, await begin(deps, tx, call, 'keepSigned', row, kept), viewer);
    }),
  );
}
