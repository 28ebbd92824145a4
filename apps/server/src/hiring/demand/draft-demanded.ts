import { demandEvents } from '@nukkad/contract/hiring/demand/demand.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { DemandDependencies } from './demand.interface.ts';
import {
  type Missed,
  type NearPartners,
  countedSince,
  draftsARound,
  keyOf,
  leastMissed,
  missedOf,
  mostNear,
  nearMetres,
  openingsFor,
  restsSince,
} from './demand.rules.ts';
import { insertDemand, listDrafted } from './demand.store.ts';

/** Where people wait, the nearest partners of the category; one after the other, as this is no one's call. */
async function readWaited(
  { catalog, platform: { db }, waitlist }: DemandDependencies,
  since: Date,
): Promise<readonly NearPartners[]> {
  const found: NearPartners[] = [];
  for (const one of await waitlist.waitedFor(db, { since, atLeast: leastMissed })) {
    const near = await catalog.partnersOfCategory(db, {
      ...one,
      serviceId: null,
      withinMetres: nearMetres,
      organisationIds: null,
      limit: mostNear,
    });
    found.push({ ...one, organisationIds: near.map(({ organisationId }) => organisationId) });
  }
  return found;
}

/** The draft, what it was made of, and that its owner is told: together. Answers whether there is a draft. */
async function draft(
  { job, platform, skill }: DemandDependencies,
  missed: Missed,
  now: Date,
): Promise<boolean> {
  const { organisationId, tradeId, pincode, refused, forwarded, waiting } = missed;
  const trade = (await skill.taxonomy()).tradeOf(tradeId);
  if (!trade || trade.isRetired) return false;
  const openings = openingsFor(missed);
  return platform.write(system, async (tx) => {
    const begun = { organisationId, tradeId, title: trade.name, openings, pincode };
    const jobId = await job.draftForDemand(tx, begun, now);
    if (jobId === null) return false;
    const counts = { refused, forwarded, waiting };
    const row = { demandId: newId(), organisationId, tradeId, pincode, jobId, ...counts };
    await insertDemand(
      tx,
      systemAuthorized(
        { ...row, foundAt: now, settledAt: null },
        'Bookings of a business were missed for want of people.',
      ),
    );
    await publish(tx, now, demandEvents.found, { demandId: row.demandId });
    return true;
  });
}

/**
 * Each night: what businesses missed in the last two weeks becomes drafts of jobs. Told once: the same is not drafted
 * again for a while, and never beside a job of that trade.
 */
export async function draftDemanded(deps: DemandDependencies): Promise<void> {
  const { booking, partner, platform } = deps;
  const { clock, db } = platform;
  const now = clock.now();
  const since = countedSince(now);
  const bookings = await booking.unserved(db, { since, atLeast: leastMissed });
  const missed = missedOf(bookings, await readWaited(deps, since));
  const drafted = new Set((await listDrafted(db, restsSince(now))).map(keyOf));
  const ids = [...new Set(missed.map(({ organisationId }) => organisationId))];
  const businesses = await partner.getOrganisations(db, ids);
  const made = new Map<string, number>();
  for (const one of missed) {
    const { organisationId } = one;
    const business = businesses.get(organisationId);
    const before = made.get(organisationId) ?? 0;
    if (!business || !partner.isActive(business) || drafted.has(keyOf(one)) || before >= draftsARound)
      continue;
    if (await draft(deps, one, now)) made.set(organisationId, before + 1);
  }
}
