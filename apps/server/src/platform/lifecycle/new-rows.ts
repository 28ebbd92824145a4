import type { ActorOf, AnyLifecycle, StateOf, SystemVerbOf, VerbOf } from '@nukkad/contract/kernel/lifecycle';
import type { Authorized } from '../authorize.ts';
import type { Tx } from '../db/database.ts';
import type { AllowedNew, AllowedWhole, RecordSpec } from './transition-spec.ts';
import { machineOf, newBy } from './new-by.ts';
import { recorder } from './record.ts';

/** Beginnings: rows of the machine and of a whole, and what is recorded of every new row. */
export function newRows<
  L extends AnyLifecycle,
  Row extends { readonly status: StateOf<L> },
  Who,
  Detail extends object,
>(spec: RecordSpec<L, Row, Who, Detail>) {
  type Fresh = { readonly status: StateOf<L> };
  const { table } = spec;
  const record = recorder(spec);
  const machine = machineOf<L, Who>();

  /** Timeline, audit and events of a row that was just inserted; `row`: as it was read since, where it was made of less. */
  async function beginAs<V extends VerbOf<L>>(
    tx: Tx,
    { verb, by, row: { status } }: AllowedNew<L, Fresh, V, Who>,
    row: Row,
    detail: Detail & { readonly now: Date },
  ): Promise<void> {
    if (row.status !== status) throw new Error(`${table.name}.${verb} was to end as ${status}.`);
    const after = row as Authorized<Row>;
    await record(tx, { verb, from: null, to: status, before: row, after, by, now: detail.now, detail });
  }

  return {
    /** A row that the machine makes. */
    allowNewSystem: <V extends SystemVerbOf<L>, New extends Fresh>(verb: V, row: New) =>
      newBy(table, verb, row, machine),
    /** A new part of a whole that may be moved. */
    allowNewPart: <V extends VerbOf<L>, New extends Fresh>(
      verb: V,
      row: New,
      { by }: AllowedWhole<ActorOf<L>, Who>,
    ) => newBy(table, verb, row, by),
    begin: <V extends VerbOf<L>>(
      tx: Tx,
      allowed: AllowedNew<L, Row, V, Who>,
      detail: Detail & { readonly now: Date },
    ) => beginAs(tx, allowed, allowed.row, detail),
    beginAs,
  };
}
