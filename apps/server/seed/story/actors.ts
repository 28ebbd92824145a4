import type { App } from '../../src/app.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { openAdminSession, sessionCookie } from '../../src/office/backoffice/backoffice.seed.ts';
import { renewedToken, seedSession } from '../account.ts';
import type { Resident, Shop } from '../city/demo-city.ts';
import { demoAdmin } from '../city/people.ts';
import type { SeedSession } from './seed-client.ts';

const hourMs = 3_600_000;
/** A confirmed code counts for so long. */
const signsForMs = 8 * hourMs;
/**
 * A token lives a day of the story's clock, and a call past half of it exchanges it, when those beside it come with the old one
 * at minutes of their own: they would be refused.
 */
const exchangedMs = 13 * hourMs;

/** When this token runs out: its claims are its second part. */
const runsOutAt = ({ accessToken }: SeedSession): number => {
  const claims: { exp: number } = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  );
  return claims.exp * 1_000;
};

interface Person {
  readonly userId: string;
  readonly mobileNumber: string;
}

export interface Actors {
  asBuyer(resident: Resident): Promise<SeedSession>;
  /** The one who answers the shop's calls. */
  asDesk(shop: Shop): Promise<SeedSession>;
  asOwner(shop: Shop): Promise<SeedSession>;
  /** One who works for the shop. */
  asMember(shop: Shop, member: Shop['desk']): Promise<SeedSession>;
  asSeeker(person: Person): Promise<SeedSession>;
  /** With a code confirmed, as to accept an offer. */
  asSigningSeeker(person: Person): Promise<SeedSession>;

  /** Of the back office; null: the city has none. */
  asAdmin(): Promise<SeedSession | null>;
}

type As = Parameters<typeof seedSession>[1]['as'];
type Kept = SeedSession & { readonly since: number };

const keyOf = ({ userId }: Person, isSigning: boolean) => (isSigning ? `${userId} signing` : userId);

/** For one call, as its idle time is short. */
async function adminSession({ platform: { db } }: App, now: Date): Promise<SeedSession | null> {
  const admin = await db
    .selectFrom('user_account')
    .select('user_id as userId')
    .where('mobile_number', '=', demoAdmin.mobileNumber)
    .executeTakeFirst();
  if (!admin) return null;
  const { sessionId, token } = await db
    .transaction()
    .execute((tx) => openAdminSession(tx, admin.userId, now, 'code'));
  return { sessionId, accessToken: '', cookies: { [sessionCookie]: token } };
}

/** Signs the story's people in as it needs them; their device stays signed in, and has a new token when the old one has grown old. */
export function storyActors(app: App, clock: Clock): Actors {
  const known = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept>>();
  const { db, config } = app.platform;
  const { secret } = config;
  const isFresh = (kept: Kept, now: Date) => runsOutAt(kept) - now.getTime() > exchangedMs;
  const openFor = async ({ userId, mobileNumber }: Person, as: As, isSigning: boolean, now: Date) => {
    const stepUp = isSigning ? { steppedUpUntil: new Date(now.getTime() + signsForMs + hourMs) } : {};
    const opened = await db
      .transaction()
      .execute((tx) => seedSession(tx, { secret, userId, mobileNumber, as, ...stepUp }, now));
    return { ...opened, since: now.getTime() };
  };
  const letIn = async (person: Person, as: As, isSigning: boolean, now: Date): Promise<Kept> => {
    const key = keyOf(person, isSigning);
    const kept = known.get(key);
    const signs = !isSigning || (kept && now.getTime() - kept.since < signsForMs);
    if (kept && signs && isFresh(kept, now)) return kept;
    const token = kept && signs ? await renewedToken(db, { ...person, ...kept, secret }, now) : null;
    // In its place, for those who hold it.
    if (kept && token) return Object.assign(kept, { accessToken: token });
    const fresh = await openFor(person, as, isSigning, now);
    known.set(key, fresh);
    return fresh;
  };
  /** Who is let in at this moment is let in once, however many scenes ask. */
  const signIn = (person: Person, as: As, isSigning = false): Promise<Kept> => {
    const key = keyOf(person, isSigning);
    const before = underWay.get(key);
    if (before) return before;
    const entering = letIn(person, as, isSigning, clock.now()).finally(() => underWay.delete(key));
    underWay.set(key, entering);
    return entering;
  };
  const buyer = { role: 'Buyer', organisationId: null, staffId: null } as const;
  const seeker = { role: 'Jobseeker', organisationId: null, staffId: null } as const;
  const ownerOf = ({ organisationId }: Shop) =>
    ({ role: 'Service Partner', organisationId, staffId: null }) as const;
  const asMember: Actors['asMember'] = ({ organisationId }, { staffId, ...person }) =>
    signIn(person, { role: 'subUser', organisationId, staffId });
  return {
    asBuyer: (resident) => signIn(resident, buyer),
    asSeeker: (person) => signIn(person, seeker),
    asSigningSeeker: (person) => signIn(person, seeker, true),
    asDesk: (shop) => asMember(shop, shop.desk),
    asMember,
    asAdmin: () => adminSession(app, clock.now()),
    asOwner: (shop) => signIn(shop.owner, ownerOf(shop)),
  };
}
