import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { type ErrorFact, kernelErrors } from '@nukkad/contract/kernel/errors';
import type {
  AnySocketCall,
  SocketAck,
  SocketReceived,
  SocketSent,
} from '@nukkad/contract/kernel/socket-call';
import type { Socket } from 'socket.io';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { refusalFor } from '../http/failures.ts';
import { type Gate, admit } from '../http/mount.ts';
import { zodOf } from '../http/zod-of.ts';
import type { Log } from '../log.ts';
import { Refusal, refuse, valuesIn } from '../refusal.ts';
import type { Viewer } from '../viewer.ts';
import type { SocketPeer, SocketRequest, SocketRoute } from './namespace.ts';
import { type Rates, perSecond } from './rates.ts';
import { type SessionWatch, dataOf } from './watch-sessions.ts';

export interface CallParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly gate: Gate;
  readonly watch: SessionWatch;
  readonly constraints: ReadonlyMap<string, ErrorFact>;
  /** Multiplies the limits; 1 but for load tests. */
  readonly rateScale: number;
}

/** Of a call that says nothing of its own. */
const ordinaryPerSecond = 60;

interface Served extends SocketRoute {
  /** The same questions are asked of it as of an endpoint: who may call, and in which standing. */
  readonly asEndpoint: AnyEndpoint;
  readonly rates: Rates;
}

/** The calls of a namespace by their names; those without a limit of their own share one. */
export function servedCalls(routes: readonly SocketRoute[], rateScale: number): ReadonlyMap<string, Served> {
  const shared = perSecond(ordinaryPerSecond * rateScale);
  const served = new Map<string, Served>();
  for (const route of routes) {
    const { name, spec } = route.call;
    if (served.has(name)) throw new Error(`Two domains answer ${name}.`);
    const { summary, authz, openWhile, perSecond: own } = spec;
    const asEndpoint: AnyEndpoint = {
      method: 'POST',
      path: `/socket/${name}`,
      spec: { summary, tag: 'Socket', authz, ...(openWhile && { openWhile }) },
    };
    served.set(name, { ...route, asEndpoint, rates: own ? perSecond(own * rateScale) : shared });
  }
  return served;
}

function parse({ spec }: AnySocketCall, sent: unknown): unknown {
  const parsed = z.safeParse(zodOf(spec.request), sent ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'request'] ??= issue.message;
  return refuse(kernelErrors.invalid_request, { fields });
}

/** A right that was taken away binds within a second, as over HTTP. */
const knownMs = 1_000;
/** What lets a viewer pass is in the mark of the session, but for the own profile of a professional. */
const passedMs = 10_000;

/** The watch of sessions asks for all sockets together: mostly nothing is asked for the one call. */
async function viewerOf({ watch, gate }: CallParts, socket: Socket, { asEndpoint }: Served): Promise<Viewer> {
  const data = dataOf(socket);
  const now = performance.now();
  const viewer = now - data.knownAt < knownMs ? data.viewer : await watch.viewer(data.sessionId);
  admit(asEndpoint, viewer);
  if (!viewer) return refuse(kernelErrors.signed_out);
  const { passed } = data;
  if (viewer === data.viewer && now - (passed.get(asEndpoint.path) ?? -passedMs) < passedMs) return viewer;
  await gate(asEndpoint, viewer);
  passed.set(asEndpoint.path, now);
  return viewer;
}

/** The same order as over HTTP: not too much, who, may they, is their account in order, input, then the handler. */
async function answer(
  parts: CallParts,
  served: Served,
  { socket, peer, sent }: { readonly socket: Socket; readonly peer: SocketPeer; readonly sent: unknown },
): Promise<unknown> {
  const { userId, lang } = dataOf(socket);
  if (!served.rates.take(userId, performance.now())) refuse(kernelErrors.too_many_requests);
  const viewer = await viewerOf(parts, socket, served);
  return handle(parts, served, { viewer, lang, peer, sent });
}

interface Asked extends Pick<SocketRequest, 'viewer' | 'lang' | 'peer'> {
  readonly sent: unknown;
}

async function handle(
  { clock }: Pick<CallParts, 'clock'>,
  { call, handle: work }: Served,
  { sent, ...by }: Asked,
) {
  const said = await work({ ...by, input: parse(call, sent), now: clock.now() });
  return z.parse(zodOf(call.spec.answer), said);
}

/** Asks a call of this session without a socket; refused as over one. */
export type AskWithoutSocket = <Call extends AnySocketCall>(
  sessionId: string,
  call: Call,
  request: SocketSent<Call>,
) => Promise<SocketReceived<Call>>;

/** No one hears of who is there. */
const noPeer: SocketPeer = { id: 'in-process', watch: () => new Set() };

/** The calls of all namespaces for who speaks within this process: the story of the demo city is told through them. */
export function callsWithoutSocket(
  parts: Pick<CallParts, 'clock' | 'gate' | 'watch'>,
  routes: readonly SocketRoute[],
): AskWithoutSocket {
  const calls = servedCalls(routes, 1);
  return async (sessionId, call, sent) => {
    const served = calls.get(call.name) ?? refuse(kernelErrors.not_found);
    const viewer = await parts.watch.viewerNow(sessionId);
    admit(served.asEndpoint, viewer);
    if (!viewer) return refuse(kernelErrors.signed_out);
    await parts.gate(served.asEndpoint, viewer);
    return (await handle(parts, served, { viewer, lang: 'en', peer: noPeer, sent })) as SocketReceived<
      typeof call
    >;
  };
}

function failed({ constraints, log }: CallParts, name: string, error: unknown): SocketAck<never> {
  const { code, message, isFault } = refusalFor(error, constraints);
  if (isFault) log.error({ err: error, code, call: name }, 'socket call failed');
  const { fields, values } =
    error instanceof Refusal ? { ...error.detail, values: valuesIn(error.detail, 'en') } : {};
  return { ok: false, error: { code, message, ...(fields && { fields }), ...(values && { values }) } };
}

/** Answers what this socket asks; whatever it sends, the process goes on. */
export function answerCalls(
  parts: CallParts,
  calls: ReadonlyMap<string, Served>,
  socket: Socket,
  peer: SocketPeer,
): void {
  socket.onAny((name: string, ...given: readonly unknown[]) => {
    const acknowledge = given.findLast((one) => typeof one === 'function') as
      | ((ack: SocketAck<unknown>) => void)
      | undefined;
    const served = calls.get(name);
    const asked = served
      ? answer(parts, served, { socket, peer, sent: typeof given[0] === 'function' ? undefined : given[0] })
      : Promise.reject(new Refusal(kernelErrors.not_found));
    asked.then(
      (data) => acknowledge?.({ ok: true, data }),
      (error: unknown) => acknowledge?.(failed(parts, name, error)),
    );
  });
}
