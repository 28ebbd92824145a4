import type { AnyEvent } from '@nukkad/contract/kernel/event';
import type { Log } from '../log.ts';
import type { OutboxEvent } from './event.ts';

/** While versions change, a node that knows a new event is there within this time; later its name is one that went away. */
const newNameMs = 3_600_000;
const ever = new Date(0);

type Known = Pick<AnyEvent, 'name' | 'version'>;
type Row = Pick<OutboxEvent, 'name' | 'version' | 'createdAt'>;

/** Side by side: a name, a version of it, and from which instant on its events are left to others. */
interface Others {
  readonly names: readonly string[];
  readonly versions: readonly number[];
  readonly from: readonly Date[];
}

export interface KnownEvents {
  /** Whether this node can tell it: its version and its name are no newer than this node. */
  has(row: Row): boolean;
  /** What this node has met and does not know, so that it stands before no other event. */
  readonly others: Others;
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
      const newest = new Date(Date.now() - newNameMs);
      const all = [...met.values()];
      return {
        names: all.map(({ name }) => name),
        versions: all.map(({ version }) => version),
        from: all.map(({ name }) => (versions.has(name) ? ever : newest)),
      };
    },
  };
}
