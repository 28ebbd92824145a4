import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { PartnerInterface } from '../partner/index.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type LastReads, lastReads } from '../../platform/db/last-reads.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Signer, lockSigner } from './account.store.ts';
import type { OwnProfile } from './account.presenter.ts';
import type { Sessions } from './authenticate.ts';
import type { SigningDevice } from './device/see-device.ts';
import { openSessionOn } from './open-session.ts';
import { type ProfileAnswers, readOwnProfile } from './read-own-profile.ts';
import { isFact } from './redeem-code.ts';
import type { Session } from './session.store.ts';
import { type SignInRole, chooseRole } from './sign-in.rules.ts';
import { changeAccountStatus } from './status/change-account-status.ts';

/** A dormant account becomes Active again, and the person's own partner with it. */
async function reactivateAtSignIn(
  partner: Pick<PartnerInterface, 'wakeOwned'>,
  tx: Tx,
  { userId, wakes }: Signer,
  now: Date,
): Promise<void> {
  if (!wakes) return;
  const by = { kind: 'System', userId: null } as const;
  await changeAccountStatus(tx, { userId, to: 'Active', by, reason: 'signed in again', now });
  await partner.wakeOwned(tx, userId, now);
}

/** What every way of signing in is built on. */
export interface SignInDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'wakeOwned' | 'getOrganisations'>;
  readonly sessions: Pick<Sessions, 'viewerOfNew'>;
  readonly profile: ExtensionPoint<ProfileAnswers>;
}

/** A session that a person has just opened, and what its first answer shows of them. */
export interface OpenedSession {
  readonly session: Session;
  readonly own: OwnProfile;
}

/** In which role, on which device, when. */
export interface Opening {
  readonly asked: SignInRole | null;
  readonly seen: SigningDevice;
  readonly now: Date;
}

/**
 * Opens a session for a person whose identity is proved, in the requested role if the person holds it. Admins are
 * refused: they have their own app.
 */
export async function openAccountSession(
  { partner }: Pick<SignInDependencies, 'partner'>,
  tx: Tx,
  signer: Signer,
  { asked, seen, now }: Opening,
): Promise<Session | ErrorFact> {
  const chosen = chooseRole(signer.roles, asked);
  if (!chosen && signer.roles.length > 0) return accountErrors.admin_refused;
  await reactivateAtSignIn(partner, tx, signer, now);
  return openSessionOn(tx, signer, chosen, { seen, now });
}

/** The same of a person who is known by id. */
export async function openSessionOf(
  parts: Pick<SignInDependencies, 'partner'>,
  tx: Tx,
  userId: string,
  opening: Opening,
): Promise<Session | ErrorFact> {
  const signer = await lockSigner(tx, { userId }, opening.seen.deviceHash);
  if (!signer) throw new Error('A person who signs in has no account.');
  return openAccountSession(parts, tx, signer, opening);
}

export async function readOpened(
  { sessions, partner, profile }: SignInDependencies,
  reader: Reader,
  session: Session,
): Promise<OpenedSession> {
  const viewer = await sessions.viewerOfNew(reader, session);
  return { session, own: await readOwnProfile(reader, partner, viewer, profile) };
}

/** What the transaction of a sign-in ends with: the profile is read with its commit. */
export const withOwnProfile = (
  parts: SignInDependencies,
  outcome: Session | ErrorFact,
): LastReads<OpenedSession> | ErrorFact =>
  isFact(outcome) ? outcome : lastReads((reader) => readOpened(parts, reader, outcome));
