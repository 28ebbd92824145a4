import type { Server, Socket } from 'socket.io';
import type { Log } from '../log.ts';
import type { Viewer } from '../viewer.ts';

/** What a node asks of the database about the sessions whose sockets it holds. */
export interface SessionWatch {
  /** Of each session that is still open, all that decides what its sockets may hear, as one text; ended ones are left out. */
  marksOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whom a session speaks for at this moment; null: it may have no socket. */
  viewerNow(sessionId: string): Promise<Viewer | null>;
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

export function roomsOf(viewer: Viewer): string[] {
  const rooms = [`user:${viewer.userId}`, `session:${viewer.sessionId}`];
  if (viewer.organisationId && (viewer.role === 'Service Partner' || viewer.permissions.has('booking.view')))
    rooms.push(`organisation:${viewer.organisationId}`);
  if (viewer.organisationId && (viewer.role === 'Service Partner' || viewer.permissions.has('payments.view')))
    rooms.push(`money:${viewer.organisationId}`);
  if (viewer.role === 'Admin') rooms.push('office');
  if (viewer.staffId) rooms.push(`staff:${viewer.staffId}`);
  return rooms;
}

/** What is kept with a socket: its session, and the mark that its rooms were chosen by; null: not looked at since it came. */
export interface SocketData {
  sessionId: string;
  mark: string | null;
}

const dataOf = (socket: Socket): SocketData => socket.data as SocketData;

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** Hears what the viewer may hear now, and no more. */
function moveTo(socket: Socket, viewer: Viewer): void {
  const wanted = new Set(roomsOf(viewer));
  for (const room of socket.rooms) if (room !== socket.id && !wanted.has(room)) void socket.leave(room);
  void socket.join([...wanted]);
}

function socketsBySession(io: Server): Map<string, Socket[]> {
  const found = new Map<string, Socket[]>();
  for (const socket of io.of('/').sockets.values()) {
    const { sessionId } = dataOf(socket);
    found.set(sessionId, [...(found.get(sessionId) ?? []), socket]);
  }
  return found;
}

async function refresh(watch: SessionWatch, sessionId: string, sockets: readonly Socket[], mark: string) {
  const viewer = await watch.viewerNow(sessionId);
  for (const socket of sockets) {
    if (!viewer) socket.disconnect(true);
    else moveTo(socket, viewer);
    dataOf(socket).mark = mark;
  }
}

/** One look at all sockets of this node. */
async function look(io: Server, watch: SessionWatch): Promise<void> {
  const held = socketsBySession(io);
  for (const some of chunks([...held.keys()], mostInOne)) {
    const marks = await watch.marksOf(some);
    const changed: (readonly [string, Socket[], string])[] = [];
    for (const sessionId of some) {
      const sockets = held.get(sessionId) ?? [];
      const mark = marks.get(sessionId);
      if (mark === undefined) for (const socket of sockets) socket.disconnect(true);
      else if (sockets.some((socket) => dataOf(socket).mark !== mark))
        changed.push([sessionId, sockets, mark]);
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
export function watchSessions(io: Server, watch: SessionWatch, log: Log): { stop(): void } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const again = async () => {
    const begun = performance.now();
    await look(io, watch).catch((error: unknown) =>
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
