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
}

/** Signs the story's people in as it needs them, and again when their token has grown old. */
export function storyActors(app: App, clock: Clock): Actors {
  const known = new Map<string, SeedSession & { since: number }>();
  const { platform } = app;
  const signIn = async (
    person: { userId: string; mobileNumber: string },
    as: Parameters<typeof seedSession>[1]['as'],
  ) => {
    const now = clock.now();
    const kept = known.get(person.userId);
    if (kept && now.getTime() - kept.since < renewAfterMs) return kept;
    const session = await platform.db
      .transaction()
      .execute((tx) =>
        seedSession(
          tx,
          { secret: platform.config.secret, userId: person.userId, mobileNumber: person.mobileNumber, as },
          now,
        ),
      );
    const fresh = { ...session, since: now.getTime() };
    known.set(person.userId, fresh);
    return fresh;
  };
  return {
    asBuyer: (resident) => signIn(resident, { role: 'Buyer', organisationId: null, staffId: null }),
    asDesk: (shop) =>
      signIn(shop.desk, { role: 'subUser', organisationId: shop.organisationId, staffId: shop.desk.staffId }),
    asOwner: (shop) =>
      signIn(shop.owner, { role: 'Service Partner', organisationId: shop.organisationId, staffId: null }),
  };
}
