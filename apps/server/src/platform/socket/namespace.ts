import type { AnySocketCall, SocketAnswer, SocketParsed } from '@nukkad/contract/kernel/socket-call';
import type { Viewer } from '../viewer.ts';

/** The socket that a call came by. */
export interface SocketPeer {
  readonly id: string;
  /** Is told from now on when one of these rooms fills or empties. Answers which of them are not empty now, on any node. */
  watch(rooms: readonly string[]): ReadonlySet<string>;
}

/** A call over a socket, parsed; `viewer` is who its session speaks for at this moment. */
export interface SocketRequest<Parsed = unknown> {
  readonly input: Parsed;
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
  readonly peer: SocketPeer;
}

export interface SocketRoute {
  readonly call: AnySocketCall;
  readonly handle: (request: SocketRequest<any>) => Promise<unknown>;
}

/** For those the call's `authz` lets in; that was checked, as it is for HTTP. */
export const socketRoute = <Call extends AnySocketCall>(
  call: Call,
  handle: (request: SocketRequest<SocketParsed<Call>>) => Promise<SocketAnswer<Call>>,
): SocketRoute => ({ call, handle });

/** What a domain contributes to a namespace of the socket, as it contributes routes. Several may share one. */
export interface SocketPart {
  /** `/messages` */
  readonly namespace: string;
  readonly routes: readonly SocketRoute[];
  /** Where this viewer hears of what concerns it; added up over all parts. */
  readonly roomsOf?: (viewer: Viewer) => readonly string[];
  /** What those who watch a room are told when it fills or empties; null: such a room is not watched. */
  readonly presenceOf?: (
    room: string,
    isThere: boolean,
  ) => { readonly type: string; readonly data: object } | null;
}

/** What goes to the sockets of a namespace, on all nodes. */
export interface NamespaceMessage {
  readonly rooms: readonly string[];
  readonly type: string;
  readonly data: object;
  /** The socket that knows it by the answer to its call. */
  readonly except?: string;
  /** Those who hear it watch these rooms no longer. */
  readonly unwatches?: readonly string[];
}

/** Hands messages to the sockets; nothing is kept for those who are away. */
export type TellSockets = (namespace: string, messages: readonly NamespaceMessage[]) => void;
