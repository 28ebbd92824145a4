import { kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  type ActorOf,
  type AnyLifecycle,
  type StateOf,
  type SystemVerbOf,
  type VerbOf,
  mayActor,
} from '@nukkad/contract/kernel/lifecycle';
import type { Authorized } from '../authorize.ts';
import type { Tx } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { endOf } from './end-of.ts';
import { machineOf } from './new-by.ts';
import type { AllowedMany, AllowedWhole, By, ManyRows, RecordSpec } from './transition-spec.ts';
import { recorder } from './record.ts';

/** One statement that moves all rows that are due: of a job by the clock, or of a whole. */
export function manyRows<
  L extends AnyLifecycle,
  Row extends { readonly status: StateOf<L> },
  Who,
  Detail extends object,
>(spec: RecordSpec<L, Row, Who, Detail>) {
  const { table } = spec;
  const record = recorder(spec);
  const machine = machineOf<L, Who>();

  function many<V extends VerbOf<L>>(verb: V, by: By<ActorOf<L>, Who>): AllowedMany<L, V, Who> {
    if (!mayActor(table, verb, by.kind)) refuse(kernelErrors.forbidden);
    const from = table.moves[verb]?.from.filter((state) => state !== null) ?? [];
    const to = endOf(table, verb, undefined);
    return { rows: { verb, from, to } as unknown as ManyRows<L, V>, verb, by };
  }

  /**
   * `change` writes `rows.to` to every row that is in `rows.from`, and answers the rows as they are then; what follows is
   * recorded for each of them. For verbs with one start and one end: the state before is not read.
   */
  async function moveMany<V extends VerbOf<L>>(
    tx: Tx,
    { rows, verb, by }: AllowedMany<L, V, Who>,
    detail: Detail & { readonly now: Date },
    change: (rows: ManyRows<L, V>) => Promise<readonly Row[]>,
  ): Promise<readonly Authorized<Row, V>[]> {
    const [from, ...others] = rows.from;
    if (from === undefined || others.length > 0)
      throw new Error(`${table.name}.${verb} does not start from one state.`);
    const moved = (await change(rows)) as readonly Authorized<Row, V>[];
    for (const after of moved) {
      const to = endOf(table, verb, after.status);
      const before = { ...after, status: from };
      await record(tx, { verb, from, to, before, after, by, now: detail.now, detail });
    }
    return moved;
  }

  /** The same for parts whose own move is not recorded: what changed is not looked at, so nothing waits for it. */
  async function sendMany<V extends VerbOf<L>>(
    { rows, verb }: AllowedMany<L, V, Who>,
    change: (rows: ManyRows<L, V>) => Promise<void>,
  ): Promise<void> {
    if (spec.timeline || spec.logged || spec.tells) throw new Error(`${table.name}.${verb} is recorded.`);
    await change(rows);
  }

  return {
    /** For jobs by the clock. 403 for a move that is not the machine's. */
    allowMany: <V extends SystemVerbOf<L>>(verb: V) => many(verb, machine),
    /** For the parts of a whole that may be moved: 403 unless the table lets the same capacity move the part. */
    allowParts: <V extends VerbOf<L>>(verb: V, { by }: AllowedWhole<ActorOf<L>, Who>) => many(verb, by),
    moveMany,
    sendMany,
  };
}
