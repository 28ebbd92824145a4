import type { App } from '../../src/app.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { seedSession } from '../account.seed.ts';
import type { Resident, Shop } from '../city/demo-city.ts';
import type { SeedSession } from './seed-client.ts';

/** A token of the story lives a day of its clock; it is renewed well before. */
const renewAfterMs = 8 * 3_600_000;

export interface Actors {
  asBuyer(resident: Resident): Promise<SeedSession>;
  /** The one who answers the shop's calls. */
  asDesk(shop: Shop): Promise<SeedSession>;
  asOwner(shop: Shop): Promise<SeedSession>;
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
    if (kept && now.getTime() - kept.since < renewAfterMs) return kept;
    const stepUp = isSigning ? { steppedUpUntil: new Date(now.getTime() + renewAfterMs) } : {};
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
  return {
    asBuyer: (resident) => signIn(resident, buyer),
    asSigningBuyer: (resident) => signIn(resident, buyer, true),
    asSigningOwner: (shop) => signIn(shop.owner, ownerOf(shop), true),
    asDesk: (shop) =>
      signIn(shop.desk, { role: 'subUser', organisationId: shop.organisationId, staffId: shop.desk.staffId }),
    asOwner: (shop) => signIn(shop.owner, ownerOf(shop)),
  };
}
