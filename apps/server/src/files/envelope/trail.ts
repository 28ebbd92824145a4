/** The trail of an envelope: each step carries the hash of the one before, so that none can be changed or left out. */
import type { proofs, TrailKind } from '@nukkad/contract/files/envelope/envelope.model';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SigningPeople } from './envelope.interface.ts';
import { maskedNumber, truncatedNetwork } from './envelope.rules.ts';
import type { RecipientRow } from './recipient.store.ts';
import { type StepRow, findLastStep, insertSteps } from './trail.store.ts';

/** What a browser says of itself, and from which network. */
export interface Evidence {
  readonly device: string | null;
  readonly network: string | null;
}

export const evidenceOf = (people: SigningPeople, { headers, ip }: FastifyRequest): Evidence => ({
  device: people.deviceOf(headers['user-agent']),
  network: truncatedNetwork(ip),
});

interface Person {
  readonly userId: string;
  readonly name: string;
}

export interface NewStep {
  readonly kind: TrailKind;
  /** One of those named, one of the sender's side, or neither: the system. */
  readonly recipient?: RecipientRow;
  readonly person?: Person;
  readonly proof?: (typeof proofs)[number];
  /** Of a passkey. */
  readonly credential?: string;
  readonly note?: string | null;
  readonly evidence?: Evidence;
}

interface Trailed {
  readonly envelopeId: string;
  readonly documentVersion: number;
}

/** Of the step and of the one before: in the order of the columns, so that it can be worked out again. */
export function hashOfStep(step: Omit<StepRow, 'hash'>, before: string): string {
  const { envelopeId, documentVersion, kind, recipientId, byName, role, at, proof } = step;
  const facts = [before, envelopeId, step.step, documentVersion, kind, recipientId, byName, role];
  const { device, network, note, documentHash, credential } = step;
  const evidence = [at.toISOString(), proof, step.maskedNumber, device, network, note, documentHash];
  // Steps of before it was kept have the hash that they had.
  const passkey = credential === null ? [] : [credential];
  return createHash('sha256')
    .update(JSON.stringify([...facts, ...evidence, ...passkey]))
    .digest('hex');
}

const none = '0'.repeat(64);

function rowOf(
  { envelopeId, documentVersion }: Trailed,
  { kind, recipient, person, proof, credential, note, evidence }: NewStep,
  made: { readonly step: number; readonly at: Date; readonly documentHash: string },
): Omit<StepRow, 'hash'> {
  return {
    envelopeId,
    documentVersion,
    ...made,
    kind,
    recipientId: recipient?.recipientId ?? null,
    userId: person?.userId ?? null,
    byName: recipient?.name ?? person?.name ?? null,
    role: recipient?.role ?? null,
    proof: proof ?? null,
    credential: credential ?? null,
    maskedNumber: recipient ? maskedNumber(recipient.mobileNumber) : null,
    device: evidence?.device ?? null,
    network: evidence?.network ?? null,
    note: note ?? null,
  };
}

/** Behind the lock of the envelope, so that no two steps have one number. */
export async function addSteps(
  tx: Tx,
  envelope: Authorized<Trailed>,
  documentHash: string,
  steps: readonly NewStep[],
  now: Date,
): Promise<void> {
  const last = await findLastStep(tx, envelope.envelopeId);
  let [number, before] = [last?.step ?? 0, last?.hash ?? none];
  const rows: Authorized<StepRow>[] = [];
  for (const one of steps) {
    number += 1;
    const row = rowOf(envelope, one, { step: number, at: now, documentHash });
    before = hashOfStep(row, before);
    rows.push(partOf(envelope, { ...row, hash: before }));
  }
  if (rows.length > 0) await insertSteps(tx, rows);
}
