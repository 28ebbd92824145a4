import type { Namespace, Server, Socket } from 'socket.io';
import type { Viewer } from '../viewer.ts';
import { type CallParts, answerCalls, servedCalls } from './answer-calls.ts';
import type { NamespaceMessage, SocketPart, SocketPeer } from './namespace.ts';
import { type Presence, trackPresence } from './presence.ts';

export interface OpenedNamespace {
  readonly namespace: Namespace;
  /** Where this viewer hears of what concerns it. */
  readonly roomsOf: (viewer: Viewer) => string[];
  emit(messages: readonly NamespaceMessage[]): void;
  readonly isThere: (room: string) => boolean;
  close(): void;
}

/** A socket that watches rooms is in one of these for each; another's changes reach it there. */
const watching = 'watching:';
const mostWatched = 200;

function peerOf(socket: Socket, presence: Presence): SocketPeer {
  return {
    id: socket.id,
    watch: (rooms) => {
      const watched = [...socket.rooms].filter((room) => room.startsWith(watching));
      if (watched.length + rooms.length > mostWatched) for (const room of watched) void socket.leave(room);
      void socket.join(rooms.map((room) => `${watching}${room}`));
      return new Set(rooms.filter(presence.isThere));
    },
  };
}

const inOneParcel = 200;

/**
 * To the sockets of this node at once; to the other nodes all that was said in one turn goes together, as each parcel costs
 * a statement or a command, whatever it holds.
 */
function tellTogether(
  namespace: Namespace,
  isShared: boolean,
  hasOthers: () => boolean,
): OpenedNamespace['emit'] {
  const { rooms: sockets } = namespace.adapter;
  // A message is put into its frame before it is known who hears it.
  const hears = ({ rooms, except = '' }: NamespaceMessage) =>
    rooms.some((room) => {
      const here = sockets.get(room);
      return here !== undefined && (here.size > 1 || !here.has(except));
    });
  const sayHere = (messages: readonly NamespaceMessage[]) => {
    for (const message of messages) {
      if (!hears(message)) continue;
      const { rooms, type, data, except, unwatches = [] } = message;
      if (unwatches.length > 0)
        namespace.local.in([...rooms]).socketsLeave(unwatches.map((room) => `${watching}${room}`));
      const to = namespace.local.to([...rooms]);
      (except ? to.except(except) : to).emit(type, data);
    }
  };
  if (!isShared) return sayHere;
  let parcel: NamespaceMessage[] = [];
  const send = () => {
    const all = parcel;
    parcel = [];
    for (let at = 0; at < all.length; at += inOneParcel)
      namespace.serverSideEmit('said', all.slice(at, at + inOneParcel));
  };
  namespace.on('said', sayHere);
  return (messages) => {
    sayHere(messages);
    if (!hasOthers()) return;
    if (parcel.length === 0) setImmediate(send);
    parcel.push(...messages);
  };
}

/** One namespace with the parts that domains contribute to it. `guard` has let its sockets in. */
export function openNamespace(
  io: Server,
  name: string,
  parts: readonly SocketPart[],
  { isShared, ...calls }: CallParts & { readonly isShared: boolean },
): OpenedNamespace {
  const namespace = io.of(name);
  const said = (room: string, isThere: boolean) =>
    parts.flatMap(({ presenceOf }) => presenceOf?.(room, isThere) ?? [])[0];
  const presence = trackPresence({
    namespace,
    isShared,
    isTracked: (room) => said(room, true) !== undefined,
    changed: (room, isThere) => {
      const word = said(room, isThere);
      if (word) namespace.local.to(`${watching}${room}`).emit(word.type, word.data);
    },
  });
  const served = servedCalls(
    parts.flatMap(({ routes }) => routes),
    calls.rateScale,
  );
  namespace.on('connection', (socket) => answerCalls(calls, served, socket, peerOf(socket, presence)));
  return {
    namespace,
    roomsOf: (viewer) => [
      `session:${viewer.sessionId}`,
      ...parts.flatMap(({ roomsOf }) => roomsOf?.(viewer) ?? []),
    ],
    emit: tellTogether(namespace, isShared, presence.hasOthers),
    isThere: presence.isThere,
    close: () => presence.stop(),
  };
}
