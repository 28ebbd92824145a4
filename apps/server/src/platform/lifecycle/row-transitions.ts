import type { AnyLifecycle, StateOf } from '@nukkad/contract/kernel/lifecycle';
import type { RecordSpec } from './transition-spec.ts';
import { manyRows } from './many-rows.ts';
import { newRows } from './new-rows.ts';

/**
 * Moves of rows that are not locked one by one: new ones, all that are due for a job by the clock, and the parts of a
 * whole that is locked, such as the offers of a booking. A thing that moves in no other way has this mover alone.
 */
export const rowTransitions = <
  L extends AnyLifecycle,
  Row extends { readonly status: StateOf<L> },
  Who,
  Detail extends object,
>(
  spec: RecordSpec<L, Row, Who, Detail>,
) => ({
  /** What its moves are called: `leadTransitions.verb.unlock` leads to the move in the table. */
  verb: spec.table.verb as L['verb'],
  ...newRows(spec),
  ...manyRows(spec),
});
