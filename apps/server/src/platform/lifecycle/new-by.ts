import {
  type ActorOf,
  type AnyLifecycle,
  type StateOf,
  type VerbOf,
  canMove,
  mayActor,
} from '@nukkad/contract/kernel/lifecycle';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Authorized } from '../authorize.ts';
import { refuse } from '../refusal.ts';
import { endOf } from './end-of.ts';
import type { AllowedNew, By } from './transition-spec.ts';

/** No person: consumers and timers. */
export const machineOf = <L extends AnyLifecycle, Who>() =>
  ({ kind: 'System', who: null }) as By<ActorOf<L>, Who>;

/** Leave to insert a row by a verb that begins something; 403 unless the table lets this capacity begin it. */
export function newBy<
  L extends AnyLifecycle,
  V extends VerbOf<L>,
  New extends { readonly status: StateOf<L> },
  Who,
>(table: L, verb: V, row: New, by: By<ActorOf<L>, Who>): AllowedNew<L, New, V, Who> {
  if (!mayActor(table, verb, by.kind)) refuse(kernelErrors.forbidden);
  if (!canMove(table, verb, null)) throw new Error(`${table.name}.${verb} begins nothing.`);
  endOf(table, verb, row.status);
  return { row: row as Authorized<New, V>, verb, by };
}
