/** Once all have signed: what they filled in is drawn, the record follows, and one seal closes the file. */
import { createHash } from 'node:crypto';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import type { Drawing, Mark } from '../../platform/sealing/sealing.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import { discard } from '../../platform/storage/storage.ts';
import { drawAudit } from './audit-paper.ts';
import { envelopeFolder, findDocument } from './document.store.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { listSignedVisits } from './esign/esign.store.ts';
import { eSignedOf } from './esign/record-words.ts';
import { heardBy, sealPatienceMs } from './envelope.rules.ts';
import { type EnvelopeRow, findEnvelope, listToSeal } from './envelope.store.ts';
import { envelopeTransitions } from './envelope.transitions.ts';
import { type FieldRow, listFields } from './field.store.ts';
import { type RecipientRow, listRecipients, saveRecipient } from './recipient.store.ts';
import { pictureOf } from './sign/read-sign.ts';
import { addSteps } from './trail.ts';
import { listSteps } from './trail.store.ts';

const mostSteps = 5_000;

/** A file that its row names and that is not there is a fault of ours: the job is tried again. */
async function fileOf({ platform: { storage } }: EnvelopeDependencies, key: string): Promise<Buffer> {
  const file = await storage.get(key);
  if (!file) throw new Error('A file of an envelope is not in the store.');
  return file.content;
}

async function drawingOf(
  deps: EnvelopeDependencies,
  field: FieldRow,
  filler: RecipientRow | undefined,
): Promise<Drawing | null> {
  if (field.value === null) return null;
  if (field.kind === 'text') return { kind: 'text', text: field.value };
  if (field.kind === 'date') return { kind: 'text', text: dayIn(filler?.lang ?? 'en', field.value) };
  if (field.kind === 'tick') return { kind: 'tick' };
  const key = pictureOf(field, filler);
  return key === null ? null : { kind: 'picture', png: await fileOf(deps, key) };
}

async function marksOf(
  deps: EnvelopeDependencies,
  fields: readonly FieldRow[],
  people: readonly RecipientRow[],
): Promise<readonly Mark[]> {
  const marks: Mark[] = [];
  for (const field of fields) {
    const filler = people.find(({ recipientId }) => recipientId === field.recipientId);
    const draw = await drawingOf(deps, field, filler);
    const { page, left, top, width, height } = field;
    if (draw) marks.push({ page, left, top, width, height, draw });
  }
  return marks;
}

async function sealed(deps: EnvelopeDependencies, envelope: EnvelopeRow, at: Date): Promise<Buffer> {
  const { config, db, sealing } = deps.platform;
  const { envelopeId, documentVersion, number } = envelope;
  const [document, people, fields, steps, visits] = await Promise.all([
    findDocument(db, envelopeId, documentVersion),
    listRecipients(db, [envelopeId]),
    listFields(db, envelopeId),
    listSteps(db, envelopeId, null, mostSteps),
    listSignedVisits(db, envelopeId, documentVersion),
  ]);
  if (!document) throw new Error('An envelope has no document.');
  const content = await fileOf(deps, document.storageKey);
  const marks = await marksOf(deps, fields, people);
  const brand = config.BRAND_NAME;
  const appended = await drawAudit({
    brand,
    envelope,
    document,
    people,
    steps,
    eSigned: eSignedOf(visits),
    at,
  });
  return sealing.seal({ content, marks, appended, reason: `Signed by all, ${number}`, at });
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Copies go out with the end. */
async function complete(
  tx: Tx,
  envelopeId: string,
  documentVersion: number,
  file: Pick<EnvelopeRow, 'sealedKey' | 'sealedHash' | 'sealedBytes'>,
  now: Date,
): Promise<boolean> {
  const allowed = await envelopeTransitions.lockForSystem(tx, 'complete', envelopeId);
  const { allSignedAt = null, documentVersion: version } = allowed?.row ?? {};
  if (!allowed || allSignedAt === null || version !== documentVersion) return false;
  const people = (await listRecipients(tx, [envelopeId])).map((one) =>
    one.role === 'copy' ? { ...one, state: 'asked' as const, askedAt: now } : one,
  );
  for (const one of people.filter(({ role }) => role === 'copy'))
    await saveRecipient(tx, partOf(allowed.row, one));
  const document = await findDocument(tx, envelopeId, documentVersion);
  const step = { kind: 'sealed', note: `SHA-256 ${file.sealedHash}` } as const;
  await addSteps(tx, allowed.row, document?.sha256 ?? '', [step], now);
  const changes = { ...file, endedAt: now };
  await envelopeTransitions.move(tx, allowed, { now, changes, told: heardBy(people) });
  return true;
}

/** Told twice, or at once on two nodes, one file is kept. */
export async function sealEnvelope(deps: EnvelopeDependencies, envelopeId: string): Promise<void> {
  const { clock, db, storage, write } = platformOf(deps);
  const envelope = await findEnvelope(db, envelopeId);
  if (envelope?.status !== 'pending' || envelope.allSignedAt === null) return;
  const now = clock.now();
  const content = await sealed(deps, envelope, now);
  const sealedKey = `${envelopeFolder}${envelopeId}/${newId()}`;
  await storage.put(sealedKey, content, pdfMediaType);
  const file = { sealedKey, sealedHash: hashOf(content), sealedBytes: content.length };
  let isKept = false;
  try {
    isKept = await write((tx) => complete(tx, envelopeId, envelope.documentVersion, file, now));
  } finally {
    if (!isKept) await discard(storage, [sealedKey]);
  }
}

const platformOf = ({ platform }: EnvelopeDependencies) => ({
  clock: platform.clock,
  db: platform.db,
  storage: platform.storage,
  write: (work: (tx: Tx) => Promise<boolean>) => platform.write(system, work),
});

/** Those whose job was lost, or given up. */
export async function sealLeft(deps: EnvelopeDependencies): Promise<void> {
  const { clock, db, log } = deps.platform;
  const before = new Date(clock.now().getTime() - sealPatienceMs);
  for (const envelopeId of await listToSeal(db, before, 100))
    await sealEnvelope(deps, envelopeId).catch((error: unknown) =>
      log.error({ err: error, envelopeId }, 'an envelope was not sealed'),
    );
}
