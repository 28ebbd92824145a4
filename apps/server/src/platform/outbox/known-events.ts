import type { AnyEvent } from '@nukkad/contract/kernel/event';
import { type RawBuilder, sql } from 'kysely';
import type { Log } from '../log.ts';
import type { OutboxEvent } from './event.ts';

/** While versions change, a node that knows a new event is there within this time; later its name is one that went away. */
const newNameMs = 3_600_000;

type Known = Pick<AnyEvent, 'name' | 'version'>;
type Row = Pick<OutboxEvent, 'name' | 'version' | 'createdAt'>;

export interface KnownEvents {
  /** Whether this node can tell it: its version and its name are no newer than this node. */
  has(row: Row): boolean;
  /** Of `outbox`: what this node has met and does not know, so that it stands before no other event. */
  readonly others: RawBuilder<unknown>;
}

/**
 * While a new version of the server is rolled out, old nodes relay beside it. What they do not know, its consumers and
 * its message on the socket, they leave to a node that knows it.
 */
export function knownEvents(events: readonly Known[], log: Log): KnownEvents {
  const versions = new Map(events.map(({ name, version }) => [name, version]));
  const met = new Map<string, Known>();
  const meet = ({ name, version }: Row) => {
    const key = `${name} ${version}`;
    if (met.has(key)) return;
    met.set(key, { name, version });
    log.warn({ name, version }, 'events of a newer server are left to a node that knows them');
  };
  const isPast = ({ name, createdAt }: Row) =>
    !versions.has(name) && createdAt.getTime() < Date.now() - newNameMs;
  return {
    has: (row) => {
      if (row.version <= (versions.get(row.name) ?? 0) || isPast(row)) return true;
      meet(row);
      return false;
    },
    get others() {
      if (met.size === 0) return sql`false`;
      const newer = [...met.values()].map(({ name, version }) => {
        const isNew = versions.has(name) ? sql`true` : sql`created_at >= ${new Date(Date.now() - newNameMs)}`;
        return sql`(name = ${name} and version = ${version} and ${isNew})`;
      });
      return sql`(${sql.join(newer, sql` or `)})`;
    },
  };
}
