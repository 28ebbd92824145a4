import {
  confirmsSigning,
  seenOfSigning,
  type signEnvelope as signCall,
} from '@nukkad/contract/files/envelope/sign.api';
import type { TrailKind } from '@nukkad/contract/files/envelope/envelope.model';
import type { SignDocumentAnswer } from '@nukkad/contract/files/envelope/sign.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { requireWay } from '../esign/ways.ts';
import { documentOf } from '../lock-as-read.ts';
import { keptRow } from '../edit-envelope.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { isOpenPart, turnsOf } from '../envelope.rules.ts';
import { envelopeTransitions } from '../envelope.transitions.ts';
import { fillFields, listFields } from '../field.store.ts';
import { type Proved, prove } from '../passkey/prove.ts';
import { type RecipientRow, saveRecipient } from '../recipient.store.ts';
import { ask } from '../send-envelope.ts';
import { type NewStep, addSteps, evidenceOf } from '../trail.ts';
import { type KeptPictures, withPictures } from './draw-signature.ts';
import { filledBy } from './filled.ts';
import { type Looked, lookOpened, lookedAt, requireOpen } from './look.ts';
import { lockLooked } from './open-signing.ts';
import { presentSign } from './read-sign.ts';

type Body = EndpointParsed<typeof signCall>['body'];

const stepKinds: Readonly<Record<RecipientRow['role'], TrailKind>> = {
  signer: 'signed',
  approver: 'approved',
  witness: 'witnessed',
  viewer: 'opened',
  copy: 'opened',
};

interface Given {
  readonly fields: Body['fields'];
  /** The signature; null: none is needed. */
  readonly how: string | null;
  /** The name on the certificate by which they signed; left out: by none. */
  readonly certificateName?: string;
  readonly kept: KeptPictures;
  readonly proved: Proved;
}

/** What they did, and who is asked next: after the last one no one is. Of an agreement no link goes out. */
export async function signAs(
  deps: EnvelopeDependencies,
  tx: Tx,
  { now, request }: Pick<Call, 'now' | 'request'>,
  looked: Looked,
  { fields, how, kept, proved, certificateName }: Given,
): Promise<Looked> {
  const { envelope, recipient } = looked;
  const allowed = envelopeTransitions.allow({ side: 'named', recipient }, 'sign', envelope);
  const { sha256 } = await documentOf(tx, envelope);
  const { recipientId, role } = recipient;
  const own = (await listFields(tx, envelope.envelopeId)).filter(
    (field) => field.recipientId === recipientId,
  );
  await fillFields(tx, allowed.row, filledBy(own, fields, kept, now));
  const certified = certificateName === undefined ? {} : { certificateName };
  const after: RecipientRow = { ...recipient, ...kept, ...certified, state: 'done', doneAt: now };
  await saveRecipient(tx, partOf(allowed.row, after));
  const people = looked.people.map((one) => (one.recipientId === recipientId ? after : one));
  const isLast = !people.some(isOpenPart);
  const asked = await ask(tx, allowed.row, people, isLast ? [] : turnsOf(people, envelope.inOrder), now);
  const evidence = evidenceOf(deps.people.single(), request);
  const steps: readonly NewStep[] = [
    { kind: stepKinds[role], recipient, ...proved, note: how, evidence },
    ...(envelope.source === 'agreement' ? [] : asked).map(
      (one): NewStep => ({ kind: 'asked', recipient: one }),
    ),
  ];
  await addSteps(tx, allowed.row, sha256, steps, now);
  const told = asked.map((one) => one.recipientId);
  const changes = isLast ? { allSignedAt: now } : {};
  const moved = await envelopeTransitions.move(tx, allowed, { now, changes, recipientId, asked: told });
  return lookedAt(keptRow(moved), people, recipientId);
}

/** What was seen is what holds, and the proof is fresh; a wrong one is answered as a fact, so that it counts. */
async function signOnce(
  deps: EnvelopeDependencies,
  tx: Tx,
  call: Call,
  found: Looked,
  body: Body,
  kept: KeptPictures,
): Promise<SignDocumentAnswer | ErrorFact> {
  const looked = await lockLooked(tx, found.recipient);
  requireWay(requireOpen(looked), 'otp');
  const { title, documentVersion } = looked.envelope;
  const { sha256: documentHash } = await documentOf(tx, looked.envelope);
  confirmSeen(confirmsSigning, body.seen, seenOfSigning({ title, documentHash, documentVersion }));
  const proved = await prove(deps, tx, call, looked, { ...body, sha256: documentHash });
  if ('code' in proved) return proved;
  const given = { fields: body.fields, how: body.signature?.how ?? null, kept, proved };
  return presentSign(deps, tx, await signAs(deps, tx, call, looked, given), call.now);
}

const isFact = (outcome: object): outcome is ErrorFact => 'code' in outcome && 'status' in outcome;

/** Sign, approve or witness. */
export async function signEnvelope(
  deps: EnvelopeDependencies,
  call: Call,
  { params: { code }, body }: Pick<EndpointParsed<typeof signCall>, 'params' | 'body'>,
): Promise<SignDocumentAnswer> {
  const { platform } = deps;
  const { token, signature, initials, stamp } = body;
  const found = await lookOpened(deps, platform.db, { code, token, now: call.now });
  requireWay(requireOpen(found), 'otp');
  const { role } = found.recipient;
  if ((role === 'signer' || role === 'witness') && signature === undefined)
    refuse(envelopeErrors.sign_fields_missing);
  return withPictures(platform, found.recipient, { signature, initials, stamp }, async (kept) => {
    const outcome = await platform.write(call, (tx) => signOnce(deps, tx, call, found, body, kept));
    return isFact(outcome) ? refuse(outcome) : outcome;
  });
}
