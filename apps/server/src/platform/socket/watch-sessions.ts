import type { Namespace, Socket } from 'socket.io';
import type { Log } from '../log.ts';
import type { Viewer } from '../viewer.ts';

/** What a node asks of the database about the sessions whose sockets it holds. */
export interface SessionWatch {
  /** Of each session that is still open, all that decides what its sockets may hear, as one text; ended ones are left out. */
  marksOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whom a session speaks for at this moment; null: it may have no socket. */
  viewerNow(sessionId: string): Promise<Viewer | null>;
  /** The same, remembered for a second at most: what each call over a socket asks. */
  viewer(sessionId: string): Promise<Viewer | null>;
}

/**
 * A poll takes some 25 ms for a thousand sessions: it runs less often with more sessions, but within the promised
 * time.
 */
const soonestMs = 500;
const latestMs = 1_500;
const pausePerLook = 20;
/** Sessions asked about in one statement, and readings under way at a time after many came at once. */
const mostInOne = 2_000;
const atATime = 10;

/** Each kind of request has the permission with which its last level decides. */
const deciding = ['attandance.update', 'expenses.update', 'travel.update', 'salary.update'] as const;
const decides = ({ role, permissions }: Viewer): boolean =>
  role === 'Service Partner' || deciding.some((permission) => permissions.has(permission));

export function roomsOf(viewer: Viewer): string[] {
  const rooms = [`user:${viewer.userId}`, `session:${viewer.sessionId}`];
  if (viewer.organisationId && (viewer.role === 'Service Partner' || viewer.permissions.has('booking.view')))
    rooms.push(`organisation:${viewer.organisationId}`);
  if (viewer.organisationId && (viewer.role === 'Service Partner' || viewer.permissions.has('payments.view')))
    rooms.push(`money:${viewer.organisationId}`);
  if (viewer.organisationId && decides(viewer)) rooms.push(`reviews:${viewer.organisationId}`);
  if (
    viewer.organisationId &&
    (viewer.role === 'Service Partner' || viewer.permissions.has('hireTalent.view'))
  )
    rooms.push(`hiring:${viewer.organisationId}`);
  if (viewer.role === 'Admin') rooms.push('office');
  if (viewer.staffId) rooms.push(`staff:${viewer.staffId}`);
  return rooms;
}

/** What is kept with a socket: its session, and the mark that its rooms were chosen by; null: not looked at since it came. */
export interface SocketData {
  sessionId: string;
  userId: string;
  lang: 'en' | 'hi';
  mark: string | null;
  /** Those that the handshake or the last look chose. */
  rooms: readonly string[];
  /** Who it speaks for, as it was known at `knownAt` of the machine's steady clock. */
  viewer: Viewer;
  knownAt: number;
  /** Calls whose gate let this viewer pass, and when; until the mark changes. */
  passed: Map<string, number>;
}

/** A namespace whose sockets are looked at, and where a viewer hears what in it. */
export interface WatchedNamespace {
  readonly namespace: Namespace;
  readonly roomsOf: (viewer: Viewer) => string[];
}

/** A socket and where its viewer hears what. */
interface Held {
  readonly socket: Socket;
  readonly roomsOf: (viewer: Viewer) => string[];
}

/** What the handshake wrote to it. */
export const dataOf = (socket: Socket): SocketData => socket.data as SocketData;

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** Hears what the viewer may hear now, and no more. What it watches besides ends where that has changed. */
function moveTo({ socket, roomsOf: rooms }: Held, viewer: Viewer): void {
  const data = dataOf(socket);
  const wanted = rooms(viewer);
  const isSame = wanted.length === data.rooms.length && wanted.every((room) => data.rooms.includes(room));
  const stay = new Set([socket.id, ...wanted]);
  data.rooms = wanted;
  if (isSame) return;
  for (const room of socket.rooms) if (!stay.has(room)) void socket.leave(room);
  void socket.join(wanted);
}

function socketsBySession(watched: readonly WatchedNamespace[]): Map<string, Held[]> {
  const found = new Map<string, Held[]>();
  for (const { namespace, roomsOf: rooms } of watched)
    for (const socket of namespace.sockets.values()) {
      const { sessionId } = dataOf(socket);
      const known = found.get(sessionId);
      const held = { socket, roomsOf: rooms };
      if (known) known.push(held);
      else found.set(sessionId, [held]);
    }
  return found;
}

async function refresh(watch: SessionWatch, sessionId: string, sockets: readonly Held[], mark: string) {
  const knownAt = performance.now();
  const viewer = await watch.viewerNow(sessionId);
  for (const held of sockets) {
    if (!viewer) held.socket.disconnect(true);
    else moveTo(held, viewer);
    const data = dataOf(held.socket);
    if (viewer) Object.assign(data, { viewer, knownAt, passed: new Map() });
    data.mark = mark;
  }
}

/** One look at all sockets of this node. */
async function look(watched: readonly WatchedNamespace[], watch: SessionWatch): Promise<void> {
  const held = socketsBySession(watched);
  for (const some of chunks([...held.keys()], mostInOne)) {
    const lookedAt = performance.now();
    const marks = await watch.marksOf(some);
    const changed: (readonly [string, Held[], string])[] = [];
    for (const sessionId of some) {
      const sockets = held.get(sessionId) ?? [];
      const mark = marks.get(sessionId);
      if (mark === undefined) for (const { socket } of sockets) socket.disconnect(true);
      else if (sockets.some(({ socket }) => dataOf(socket).mark !== mark))
        changed.push([sessionId, sockets, mark]);
      else for (const { socket } of sockets) dataOf(socket).knownAt = lookedAt;
    }
    for (const few of chunks(changed, atATime))
      await Promise.all(few.map(([sessionId, sockets, mark]) => refresh(watch, sessionId, sockets, mark)));
  }
}

/**
 * Each node polls, up to twice a second, whether the sessions of its sockets are still valid. A message from the node
 * that made the change would be missed on a node without sockets, on a lost connection, or when a code path forgets to
 * announce it; the rows are always there. While the database does not answer no socket is closed: the state of the
 * sessions is unknown.
 */
export function watchSessions(
  watched: readonly WatchedNamespace[],
  watch: SessionWatch,
  log: Log,
): { stop(): void } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const again = async () => {
    const begun = performance.now();
    await look(watched, watch).catch((error: unknown) =>
      log.warn({ err: error }, 'sockets could not be looked at'),
    );
    const wait = Math.min(latestMs, Math.max(soonestMs, pausePerLook * (performance.now() - begun)));
    if (!stopped) timer = setTimeout(() => void again(), wait).unref();
  };
  timer = setTimeout(() => void again(), soonestMs).unref();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
