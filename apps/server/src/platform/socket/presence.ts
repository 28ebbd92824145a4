import type { Namespace } from 'socket.io';

/** A person who changes the page is away for less than this, and no word is said of it. */
const settleMs = 1_000;
const aliveMs = 10_000;
/** A node that was not heard of for so long has no sockets any more. */
const goneMs = 25_000;
const roomsInOne = 400;

interface OtherNode {
  readonly rooms: Set<string>;
  heardAt: number;
}

interface Said {
  readonly node: string;
  readonly on: readonly string[];
  readonly off: readonly string[];
}

export interface Presence {
  /** Has any node a socket in this room? */
  readonly isThere: (room: string) => boolean;
  /** Was any other node heard of lately? */
  readonly hasOthers: () => boolean;
  stop(): void;
}

interface PresenceParts {
  readonly namespace: Namespace;
  /** Whether there are other nodes to speak with. */
  readonly isShared: boolean;
  /** Rooms that others may watch. */
  readonly isTracked: (room: string) => boolean;
  readonly changed: (room: string, isThere: boolean) => void;
}

/** What the other nodes said of their rooms. */
function otherNodes() {
  const nodes = new Map<string, OtherNode>();
  return {
    isEmpty: () => nodes.size === 0,
    has: (room: string) => [...nodes.values()].some(({ rooms }) => rooms.has(room)),
    hear: ({ node, on, off }: Said) => {
      const other = nodes.get(node) ?? { rooms: new Set<string>(), heardAt: 0 };
      other.heardAt = performance.now();
      nodes.set(node, other);
      for (const room of on) other.rooms.add(room);
      for (const room of off) other.rooms.delete(room);
    },
    /** The rooms of nodes that were not heard of for long. */
    forgetSilent: (): string[] => {
      const silent = [...nodes].filter(([, { heardAt }]) => performance.now() - heardAt > goneMs);
      for (const [node] of silent) nodes.delete(node);
      return silent.flatMap(([, { rooms }]) => [...rooms]);
    },
  };
}

/** Tells of each room that fills or empties, once. */
function roomChanges(isThere: (room: string) => boolean, changed: PresenceParts['changed']) {
  const full = new Set<string>();
  return (rooms: readonly string[]) => {
    for (const room of rooms) {
      const now = isThere(room);
      if (full.has(room) === now) continue;
      if (now) full.add(room);
      else full.delete(room);
      changed(room, now);
    }
  };
}

/**
 * Who is there, by the rooms that the sockets are in. Each node tells the others what changed, once a second at most, and
 * keeps what it heard in memory: a heartbeat of a socket writes nothing anywhere.
 */
export function trackPresence({ namespace, isShared, isTracked, changed }: PresenceParts): Presence {
  const node = crypto.randomUUID();
  const others = otherNodes();
  const touched = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  const isHere = (room: string) => namespace.adapter.rooms.has(room);
  const isThere = (room: string) => isHere(room) || others.has(room);
  const compare = roomChanges(isThere, changed);
  const say = (on: readonly string[], off: readonly string[]) => {
    if (isShared) namespace.serverSideEmit('rooms', { node, on, off } satisfies Said);
  };
  const settle = () => {
    settling = undefined;
    const rooms = [...touched];
    touched.clear();
    say(
      rooms.filter(isHere),
      rooms.filter((room) => !isHere(room)),
    );
    compare(rooms);
  };
  const touch = (room: string) => {
    if (!isTracked(room)) return;
    touched.add(room);
    settling ??= setTimeout(settle, settleMs).unref();
  };
  const sayAll = () => {
    const rooms = [...namespace.adapter.rooms.keys()].filter(isTracked);
    // Also where there are none: the one that asks learns that this node is there.
    for (let at = 0; at < rooms.length || at === 0; at += roomsInOne)
      say(rooms.slice(at, at + roomsInOne), []);
  };
  const beat = () => {
    say([], []);
    compare(others.forgetSilent());
  };
  namespace.adapter.on('create-room', touch);
  namespace.adapter.on('delete-room', touch);
  if (isShared) {
    namespace.on('rooms', (said: Said) => {
      others.hear(said);
      compare([...said.on, ...said.off]);
    });
    namespace.on('rooms-of-all', (from: string) => {
      others.hear({ node: from, on: [], off: [] });
      sayAll();
    });
    namespace.serverSideEmit('rooms-of-all', node);
  }
  const beating = setInterval(beat, aliveMs).unref();
  return {
    isThere,
    hasOthers: () => !others.isEmpty(),
    stop: () => {
      clearInterval(beating);
      clearTimeout(settling);
    },
  };
}
