import type { Tx } from '../../platform/db/database.ts';
import { untilByCity } from '../../platform/snapshot/settings-by-city.ts';
import { quietSince } from './enquiry.rules.ts';
import { closeQuiet, readRulesByCity } from './enquiry.store.ts';
import { enquiryTransitions } from './enquiry.transitions.ts';

/** By the hour: what no one wrote in for the days of its city. */
export async function closeQuietEnquiries(tx: Tx, now: Date): Promise<void> {
  const quiet = untilByCity(await readRulesByCity(tx, now), (rules) => quietSince(now, rules));
  await enquiryTransitions.moveMany(
    tx,
    enquiryTransitions.allowMany(enquiryTransitions.verb.expire),
    { now },
    (rows) => closeQuiet(tx, rows, quiet, now),
  );
}
