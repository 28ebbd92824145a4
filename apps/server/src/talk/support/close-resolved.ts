import type { Tx } from '../../platform/db/database.ts';
import { incidentTransitions } from './incident.transitions.ts';
import { closesBefore } from './support.rules.ts';
import { closeDue } from './support.store.ts';

/** By the hour: what was resolved, and got no further message within the days of reopening. */
export const closeResolved = (tx: Tx, now: Date) =>
  incidentTransitions.moveMany(
    tx,
    incidentTransitions.allowMany(incidentTransitions.verb.close),
    { now },
    (rows) => closeDue(tx, rows, closesBefore(now), now),
  );
