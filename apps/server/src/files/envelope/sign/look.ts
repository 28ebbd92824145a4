/** Who comes by a link, to which document, and what the document is to them now. */
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { SignState } from '@nukkad/contract/files/envelope/sign.model';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Reader } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { turnsIn } from '../envelope.presenter.ts';
import { isActing, signStateOf } from '../envelope.rules.ts';
import { type EnvelopeRow, findEnvelope } from '../envelope.store.ts';
import { type RecipientRow, findRecipient, listRecipients } from '../recipient.store.ts';
import { type Access, accessIn, recipientOf } from './sign-code.ts';

export interface Looked {
  readonly envelope: EnvelopeRow;
  readonly recipient: RecipientRow;
  /** All who are named. */
  readonly people: readonly RecipientRow[];
  readonly state: SignState;
}

/** The same of rows that were read already. */
export function lookedAt(
  envelope: EnvelopeRow,
  people: readonly RecipientRow[],
  recipientId: string,
): Looked {
  const recipient = people.find((one) => one.recipientId === recipientId);
  if (!recipient) return refuse(envelopeErrors.sign_link_wrong);
  const isTurn = turnsIn(envelope, people).has(recipientId);
  return { envelope, people, recipient, state: signStateOf(envelope, recipient, isTurn) };
}

/** A link to what was never sent is none. */
export async function look(
  { platform: { config } }: EnvelopeDependencies,
  reader: Reader,
  code: string,
): Promise<Looked> {
  const recipientId = recipientOf(config.secret, code);
  const found = recipientId === null ? null : await findRecipient(reader, recipientId);
  if (!found) return refuse(envelopeErrors.sign_link_wrong);
  const [envelope, people] = await Promise.all([
    findEnvelope(reader, found.envelopeId),
    listRecipients(reader, [found.envelopeId]),
  ]);
  const isSent = envelope && (envelope.status !== 'draft' || envelope.documentVersion > 1);
  return isSent ? lookedAt(envelope, people, found.recipientId) : refuse(envelopeErrors.sign_link_wrong);
}

/** Whether the caller is signed in with the number that is asked. */
export async function isOwnNumber(
  { people }: EnvelopeDependencies,
  reader: Reader,
  { viewer }: Pick<Call, 'viewer'>,
  { mobileNumber }: RecipientRow,
): Promise<boolean> {
  return viewer !== null && (await people.single().numberOf(reader, viewer.userId)) === mobileNumber;
}

const closed: Partial<Record<SignState, ErrorFact>> = {
  waiting: envelopeErrors.sign_not_turn,
  delegated: envelopeErrors.sign_ended,
  correcting: envelopeErrors.sign_ended,
  cancelled: envelopeErrors.sign_ended,
  expired: envelopeErrors.sign_ended,
  rejected: envelopeErrors.sign_ended,
  declined: envelopeErrors.sign_ended,
};

/** May it be opened: while it is signed, and once it is. */
export function requireReadable({ state }: Looked): void {
  const fact = closed[state];
  if (fact) refuse(fact, { present: state });
}

/** By the link: an agreement is signed on the screen of what it is about, where more follows from it. */
export function requireOpen<L extends Looked>(looked: L): L {
  if (looked.envelope.source === 'agreement') refuse(envelopeErrors.sign_elsewhere);
  requireTurn(looked);
  return looked;
}

/** May this one do their part now. */
export function requireTurn({ state, recipient }: Looked): void {
  if (state === 'open' && isActing(recipient)) return;
  const isDone = state === 'done' || state === 'sealing' || state === 'completed';
  refuse(closed[state] ?? (isDone ? envelopeErrors.sign_done : envelopeErrors.sign_ended), {
    present: state,
  });
}

/** With the token of who has opened it. */
export async function lookOpened(
  deps: EnvelopeDependencies,
  reader: Reader,
  { code, token, now }: { readonly code: string; readonly token: string; readonly now: Date },
): Promise<Looked & { readonly access: Access }> {
  const looked = await look(deps, reader, code);
  const access = accessIn(deps.platform.config.secret, looked.recipient.recipientId, token, now);
  if (!access) return refuse(envelopeErrors.sign_access_needed);
  requireReadable(looked);
  return { ...looked, access };
}
