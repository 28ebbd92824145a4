/** One of those named goes to the provider: what they filled in waits until it has answered. */
import type { startESign as startCall } from '@nukkad/contract/files/envelope/esign.api';
import { confirmsSigning, seenOfSigning } from '@nukkad/contract/files/envelope/sign.api';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { authorize, partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import type { ESign } from '../../../platform/providers/esign/esign.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { isNamedIn } from '../envelope.policy.ts';
import { accessMs } from '../envelope.rules.ts';
import { listFields } from '../field.store.ts';
import { documentOf } from '../lock-as-read.ts';
import { type KeptPictures, withPictures } from '../sign/draw-signature.ts';
import { filledBy } from '../sign/filled.ts';
import { type Looked, lookOpened, requireOpen } from '../sign/look.ts';
import { lockLooked } from '../sign/open-signing.ts';
import { type ESignRow, insertVisit, removeVisitsAway } from './esign.store.ts';
import { requireProvider, requireWay } from './ways.ts';

type Asked = Pick<EndpointParsed<typeof startCall>, 'params' | 'body'>;

export const answerPath = '/esign/answer';

interface Begun {
  readonly visit: ESignRow;
  readonly title: string;
  /** Pictures of visits before, which no one needs any more. */
  readonly left: readonly (string | null)[];
}

function newVisit(
  { kind }: ESign,
  { envelope, recipient }: Looked,
  { fields, signature }: Asked['body'],
  made: { readonly documentHash: string; readonly kept: KeptPictures; readonly now: Date },
): ESignRow {
  const { documentHash, kept, now } = made;
  return {
    esignId: newId(),
    envelopeId: envelope.envelopeId,
    recipientId: recipient.recipientId,
    documentVersion: envelope.documentVersion,
    documentHash,
    provider: kind,
    status: 'away',
    fields,
    how: signature?.how ?? null,
    ...kept,
    startedAt: now,
    endsAt: new Date(now.getTime() + accessMs),
    answeredAt: null,
    code: null,
    answerKey: null,
    answerHash: null,
    signerName: null,
    issuerName: null,
    certificateSerial: null,
    certificateHash: null,
  };
}

/** All that is asked of a signature holds before the person goes. */
async function begin(
  provider: ESign,
  tx: Tx,
  { now }: Call,
  found: Looked,
  body: Asked['body'],
  kept: KeptPictures,
): Promise<Begun> {
  const looked = requireOpen(await lockLooked(tx, found.recipient));
  requireWay(looked, 'aadhaar_esign');
  const { envelope, recipient } = looked;
  const { title, documentVersion } = envelope;
  const { sha256: documentHash } = await documentOf(tx, envelope);
  confirmSeen(confirmsSigning, body.seen, seenOfSigning({ title, documentHash, documentVersion }));
  const own = (await listFields(tx, envelope.envelopeId)).filter(
    ({ recipientId }) => recipientId === recipient.recipientId,
  );
  filledBy(own, body.fields, kept, now);
  const allowed = authorize(recipient, isNamedIn(envelope, recipient));
  const left = await removeVisitsAway(tx, allowed);
  const visit = newVisit(provider, looked, body, { documentHash, kept, now });
  await insertVisit(tx, partOf(allowed, visit));
  return { visit, title, left };
}

export async function startESign(
  deps: EnvelopeDependencies,
  call: Call,
  { params: { code }, body }: Asked,
): Promise<{ url: string; fields: { name: string; value: string }[] }> {
  const { platform } = deps;
  const { token, signature, initials, stamp } = body;
  const found = requireOpen(await lookOpened(deps, platform.db, { code, token, now: call.now }));
  requireWay(found, 'aadhaar_esign');
  const provider = requireProvider(deps);
  if (found.recipient.role !== 'approver' && signature === undefined)
    refuse(envelopeErrors.sign_fields_missing);
  const { visit, title, left } = await withPictures(
    platform,
    found.recipient,
    { signature, initials, stamp },
    (kept) => platform.write(call, (tx) => begin(provider, tx, call, found, body, kept)),
  );
  await discard(
    platform.storage,
    left.filter((key) => key !== null),
  );
  const { esignId: transactionId, documentHash, startedAt: at } = visit;
  const responseUrl = new URL(`${answerPath}/${transactionId}`, platform.config.publicOrigin).href;
  const { url, fields } = await provider.ask({ transactionId, documentHash, title, responseUrl, at });
  return { url, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
}
