import type { ChosenRole, HeldRole, NewAccount } from '../src/identity/account/index.ts';
import {
  accessTokens,
  addAccount,
  addRole,
  exchangeToken,
  getSession,
  openSession,
  wholeSecond,
} from '../src/identity/account/account.seed.ts';
import { systemAuthorized } from '../src/platform/authorize.ts';
import type { Database, Tx } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/id.ts';

export interface SeedUser extends Omit<NewAccount, 'status'> {
  /** None: a Buyer. A partner's and a subUser's role is given by `seedOrganisation` and `seedStaff`. */
  readonly roles?: readonly HeldRole[];
}

const buyer: HeldRole = { role: 'Buyer', organisationId: null, staffId: null };

/** A person, as if signed in once and named. */
export async function seedUser(tx: Tx, user: SeedUser, now: Date): Promise<void> {
  const account = { ...user, status: 'Active' as const };
  await addAccount(tx, systemAuthorized(account, 'The demo city has this person.'), now);
  for (const role of user.roles ?? [buyer])
    await addRole(tx, systemAuthorized(user, 'The demo city has this person.'), role, now);
}

export interface SeedSignIn {
  readonly secret: string;
  readonly userId: string;
  readonly mobileNumber: string;
  readonly as: ChosenRole;
}

/** A session of this person, without a message and a code; its token lives a day of the seed's clock. */
export async function seedSession(
  tx: Tx,
  { secret, userId, mobileNumber, as }: SeedSignIn,
  now: Date,
): Promise<{ sessionId: string; accessToken: string }> {
  const session = await openSession(tx, userId, as, now);
  const accessToken = accessTokens(secret).sign({
    ...session,
    mobileNumber,
    issuedAt: session.tokenIssuedAt,
  });
  return { sessionId: session.sessionId, accessToken };
}

/** A token of now for the same session, as a device that is used stays signed in; null: the session was ended. */
export async function renewedToken(
  db: Database,
  {
    secret,
    sessionId,
    mobileNumber,
  }: Pick<SeedSignIn, 'secret' | 'mobileNumber'> & { readonly sessionId: string },
  now: Date,
): Promise<string | null> {
  const session = await getSession(db, sessionId);
  if (session.revokedAt) return null;
  const tokenId = newId();
  await exchangeToken(db, session, tokenId, now);
  return accessTokens(secret).sign({ ...session, tokenId, mobileNumber, issuedAt: wholeSecond(now) });
}
