import type { App } from '../../src/app.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { seedSession } from '../account.ts';
import type { Resident, Shop } from '../city/demo-city.ts';
import type { SeedSession } from './seed-client.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A confirmed code counts for so long; a token lives a day of the story's clock, unless calls exchange it. */
const signsForMs = 8 * hourMs;

/** When this token runs out: its claims are its second part. */
const runsOutAt = ({ accessToken }: SeedSession): number => {
  const claims: { exp: number } = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  );
  return claims.exp * 1_000;
};

export interface Actors {
  asBuyer(resident: Resident): Promise<SeedSession>;
  /** The one who answers the shop's calls. */
  asDesk(shop: Shop): Promise<SeedSession>;
  asOwner(shop: Shop): Promise<SeedSession>;
  /** One who works for the shop. */
  asMember(shop: Shop, member: Shop['desk']): Promise<SeedSession>;
  /** The same people with a code confirmed, for what asks for one: to agree on a quote. */
  asSigningBuyer(resident: Resident): Promise<SeedSession>;
  asSigningOwner(shop: Shop): Promise<SeedSession>;
}

/** Signs the story's people in as it needs them, and again when their token has grown old. */
export function storyActors(app: App, clock: Clock): Actors {
  const known = new Map<string, SeedSession & { since: number }>();
  const { platform } = app;
  const signIn = async (
    person: { userId: string; mobileNumber: string },
    as: Parameters<typeof seedSession>[1]['as'],
    isSigning = false,
  ) => {
    const now = clock.now();
    const key = isSigning ? `${person.userId} signing` : person.userId;
    const kept = known.get(key);
    if (
      kept &&
      runsOutAt(kept) - now.getTime() > minuteMs &&
      (!isSigning || now.getTime() - kept.since < signsForMs)
    )
      return kept;
    const stepUp = isSigning ? { steppedUpUntil: new Date(now.getTime() + signsForMs + hourMs) } : {};
    const session = await platform.db.transaction().execute((tx) =>
      seedSession(
        tx,
        {
          secret: platform.config.secret,
          userId: person.userId,
          mobileNumber: person.mobileNumber,
          as,
          ...stepUp,
        },
        now,
      ),
    );
    const fresh = { ...session, since: now.getTime() };
    known.set(key, fresh);
    return fresh;
  };
  const buyer = { role: 'Buyer', organisationId: null, staffId: null } as const;
  const ownerOf = ({ organisationId }: Shop) =>
    ({ role: 'Service Partner', organisationId, staffId: null }) as const;
  const asMember: Actors['asMember'] = ({ organisationId }, { staffId, ...person }) =>
    signIn(person, { role: 'subUser', organisationId, staffId });
  return {
    asBuyer: (resident) => signIn(resident, buyer),
    asSigningBuyer: (resident) => signIn(resident, buyer, true),
    asSigningOwner: (shop) => signIn(shop.owner, ownerOf(shop), true),
    asDesk: (shop) => asMember(shop, shop.desk),
    asMember,
    asOwner: (shop) => signIn(shop.owner, ownerOf(shop)),
  };
}
