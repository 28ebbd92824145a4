/** How one of those named shows who they are: by a one-time password, or signed in with their number. */
import type {
  openSigning as openCall,
  requestSignCode as requestCall,
} from '@nukkad/contract/files/envelope/sign.api';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { isNamedIn } from '../envelope.policy.ts';
import { hiddenNumber } from '../envelope.rules.ts';
import { lockEnvelope } from '../envelope.store.ts';
import { requireWay } from '../esign/ways.ts';
import { documentOf } from '../lock-as-read.ts';
import { listRecipients, saveRecipient } from '../recipient.store.ts';
import { type NewStep, addSteps, evidenceOf } from '../trail.ts';
import {
  type Looked,
  isOwnNumber,
  look,
  lookOpened,
  lookedAt,
  requireOpen,
  requireReadable,
} from './look.ts';
import { type Access, bindCode, boundCode, signAccess } from './sign-code.ts';

/** The envelope and its people, locked. */
export async function lockLooked(tx: Tx, { envelopeId, recipientId }: Looked['recipient']): Promise<Looked> {
  const envelope = await lockEnvelope(tx, envelopeId);
  if (!envelope) return refuse(envelopeErrors.sign_link_wrong);
  return lookedAt(envelope, await listRecipients(tx, [envelopeId]), recipientId);
}

/** A step of one of those named. */
export async function addStepOf(
  deps: EnvelopeDependencies,
  tx: Tx,
  { request, now }: Pick<Call, 'request' | 'now'>,
  { envelope, recipient }: Looked,
  step: Pick<NewStep, 'kind' | 'note' | 'proof'>,
): Promise<void> {
  const evidence = evidenceOf(deps.people.single(), request);
  const { sha256 } = await documentOf(tx, envelope);
  const allowed = authorize(envelope, isNamedIn(envelope, recipient));
  await addSteps(tx, allowed, sha256, [{ ...step, recipient, evidence }], now);
}

type Asked = EndpointParsed<typeof requestCall>;

/** To open it, or to sign it: that one is asked for by who has opened it. */
export async function requestSignCode(
  deps: EnvelopeDependencies,
  call: Call,
  { params: { code }, body: { step, token = '' } }: Pick<Asked, 'params' | 'body'>,
) {
  const { platform, people } = deps;
  const { now, request } = call;
  const looked =
    step === 'sign'
      ? await lookOpened(deps, platform.db, { code, token, now })
      : await look(deps, platform.db, code);
  if (step === 'sign') requireWay(requireOpen(looked), 'otp');
  else requireReadable(looked);
  const { mobileNumber, recipientId, lang } = looked.recipient;
  const sent = await people.single().sendCode({ mobileNumber, networkAddress: request.ip, lang, now });
  await platform.write(call, async (tx) =>
    addStepOf(deps, tx, call, await lockLooked(tx, looked.recipient), { kind: 'code_sent' }),
  );
  return {
    codeId: bindCode(platform.config.secret, sent.codeId, recipientId, step),
    sentTo: hiddenNumber(mobileNumber),
    resendAfterSeconds: sent.resendAfterSeconds,
    expiresInSeconds: sent.expiresInSeconds,
  };
}

export interface GivenCode {
  readonly codeId: string;
  readonly otp: string;
}

/** Null: it is right. A wrong try is committed with the transaction, and refused after it. */
export function redeem(
  { platform: { config }, people }: EnvelopeDependencies,
  tx: Tx,
  { recipientId, mobileNumber }: Looked['recipient'],
  step: 'open' | 'sign',
  { codeId, otp, now }: GivenCode & { readonly now: Date },
): Promise<ErrorFact | null> {
  const challengeId = boundCode(config.secret, codeId, recipientId, step);
  return people.single().redeemCode(tx, { codeId: challengeId ?? '', mobileNumber, otp, now });
}

/** They have read this version. */
async function markOpened(
  deps: EnvelopeDependencies,
  tx: Tx,
  call: Call,
  looked: Looked,
  { proof }: Pick<Access, 'proof'>,
): Promise<void> {
  const { recipient, envelope } = looked;
  if (recipient.openedAt === null) {
    const state = recipient.state === 'asked' ? ('opened' as const) : recipient.state;
    const allowed = authorize(envelope, isNamedIn(envelope, recipient));
    await saveRecipient(tx, partOf(allowed, { ...recipient, state, openedAt: call.now }));
  }
  await addStepOf(deps, tx, call, looked, { kind: 'opened', proof });
}

export async function openSigning(
  deps: EnvelopeDependencies,
  call: Call,
  { params: { code }, body: { codeId, otp } }: Pick<EndpointParsed<typeof openCall>, 'params' | 'body'>,
): Promise<{ token: string; until: string }> {
  const { platform } = deps;
  const { now } = call;
  const found = await look(deps, platform.db, code);
  requireReadable(found);
  const isSignedIn = await isOwnNumber(deps, platform.db, call, found.recipient);
  const given = codeId === undefined || otp === undefined ? null : { codeId, otp, now };
  if (!isSignedIn && given === null) refuse(envelopeErrors.sign_access_needed);
  const proof = isSignedIn ? ('session' as const) : ('otp' as const);
  const fact = await platform.write(call, async (tx) => {
    const looked = await lockLooked(tx, found.recipient);
    requireReadable(looked);
    const wrong =
      isSignedIn || given === null ? null : await redeem(deps, tx, looked.recipient, 'open', given);
    if (wrong) return wrong;
    await markOpened(deps, tx, call, looked, { proof });
    return null;
  });
  if (fact) return refuse(fact);
  const { recipientId } = found.recipient;
  const { token, until } = signAccess(platform.config.secret, { recipientId, proof }, now);
  return { token, until: until.toISOString() };
}
