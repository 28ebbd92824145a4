import type { Tx } from '../../platform/db/database.ts';
import { quietSince } from './enquiry.rules.ts';
import { closeQuiet, readRules } from './enquiry.store.ts';
import { enquiryTransitions } from './enquiry.transitions.ts';

/** By the hour: what no one wrote in for the days of the rules. */
export async function closeQuietEnquiries(tx: Tx, now: Date): Promise<void> {
  const rules = await readRules(tx, now, '');
  await enquiryTransitions.moveMany(tx, enquiryTransitions.allowMany('expire'), { now }, (rows) =>
    closeQuiet(tx, rows, quietSince(now, rules), now),
  );
}
