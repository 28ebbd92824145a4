/**
 * A call over a socket is data, as an endpoint is: the server validates by it, and both sides are typed from it. Every
 * call is answered by an acknowledgement.
 */
import type { AccessLevel } from './access-level.ts';
import type { Authz } from './endpoint.ts';
import type { ErrorFact } from './errors.ts';
import type { Schema } from './schema.ts';

interface Spec {
  readonly summary: string;
  readonly authz: Authz;
  readonly request: Schema;
  readonly answer: Schema;
  readonly errors?: readonly ErrorFact[];
  /** Also for whose account or organisation is restricted so; left out: only in good standing. */
  readonly openWhile?: readonly AccessLevel[];
  /** At most so many a second of one person; left out: what all calls without a limit share. */
  readonly perSecond?: number;
}

export interface SocketCall<Sent = unknown, Parsed = unknown, Answer = unknown, Received = unknown> {
  /** As the specification spells it. */
  readonly name: string;
  readonly spec: Spec;
  /** Types only, never a value: what the client sends, what the handler gets, returns, what the client reads. */
  readonly types?: { sent: Sent; parsed: Parsed; answer: Answer; received: Received };
}

export type AnySocketCall = SocketCall<any, any, any, any>;
export type SocketSent<Call> = Call extends SocketCall<infer Sent, any, any, any> ? Sent : never;
export type SocketParsed<Call> = Call extends SocketCall<any, infer Parsed, any, any> ? Parsed : never;
export type SocketAnswer<Call> = Call extends SocketCall<any, any, infer Answer, any> ? Answer : never;
export type SocketReceived<Call> = Call extends SocketCall<any, any, any, infer Received> ? Received : never;

/** What a refused call is answered with; the same codes and sentences as over HTTP. */
export interface SocketError {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, number | string>>;
}

export type SocketAck<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: SocketError };

/** `socketCall('readmessage', { summary, authz, request, answer })`. */
export function socketCall<const S extends Spec>(
  name: string,
  spec: S,
): SocketCall<
  S['request']['_zod']['input'],
  S['request']['_zod']['output'],
  S['answer']['_zod']['input'],
  S['answer']['_zod']['output']
> {
  return { name, spec };
}
