/** The links of those named, and what opens a document for a while: signed by us, so nothing is stored. */
import { shareCodes } from '../../../platform/share/share-code.ts';
import type { proofs } from '@nukkad/contract/files/envelope/envelope.model';
import { accessMs } from '../envelope.rules.ts';

const links = shareCodes('envelope share');
const opened = shareCodes('envelope access share');
const passwords = shareCodes('envelope password share');

export const { codeOf } = links;
export const recipientOf = links.shareOf;

type Proof = (typeof proofs)[number];

export interface Access {
  readonly recipientId: string;
  readonly proof: Proof;
}

const accessText = ({ recipientId, proof }: Access, until: number) => `${recipientId} ${proof} ${until}`;

/** For half an hour from now. */
export function signAccess(
  secret: string,
  access: Access,
  now: Date,
): { readonly token: string; readonly until: Date } {
  const until = now.getTime() + accessMs;
  const signature = opened.signed(secret, accessText(access, until)).toString('base64url');
  return { token: `${access.proof}.${until}.${signature}`, until: new Date(until) };
}

/** How the one of this link showed who they are; null: the token is not theirs, or its time is over. */
export function accessIn(secret: string, recipientId: string, token: string, now: Date): Access | null {
  const [proof = '', until = '', signature = ''] = token.split('.');
  if ((proof !== 'otp' && proof !== 'session') || !/^\d{13}$/.test(until)) return null;
  const left = Number(until) - now.getTime();
  if (left <= 0 || left > accessMs) return null;
  const access: Access = { recipientId, proof };
  return opened.fits(signature, opened.signed(secret, accessText(access, Number(until)))) ? access : null;
}

export type SignStep = 'open' | 'sign';

const stepText = (challengeId: string, recipientId: string, step: SignStep) =>
  `${challengeId} ${recipientId} ${step}`;

/** A one-time password is good for one step of one person. */
export const bindCode = (secret: string, challengeId: string, recipientId: string, step: SignStep): string =>
  `${challengeId}.${passwords.signed(secret, stepText(challengeId, recipientId, step)).toString('base64url')}`;

/** Null: it was sent for another step, or to someone else. */
export function boundCode(
  secret: string,
  codeId: string,
  recipientId: string,
  step: SignStep,
): string | null {
  const [challengeId = '', signature = ''] = codeId.split('.');
  return passwords.fits(signature, passwords.signed(secret, stepText(challengeId, recipientId, step)))
    ? challengeId
    : null;
}
