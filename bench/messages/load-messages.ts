/** Clients of the messaging socket: so many messages on their way at a time, each until the other side has it. */
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { newId } from '../../apps/server/src/platform/id.ts';
import type { Talk, TalkPerson } from './talks.ts';

/** How one side of the comparison is reached. */
export interface Reached {
  readonly address: string;
  readonly auth: (person: TalkPerson) => object;
}

interface Line {
  readonly talk: Talk;
  readonly from: TalkPerson;
  readonly to: TalkPerson;
  readonly socket: Socket;
}

export interface Crowd {
  readonly lines: readonly Line[];
  /** Called with each message that arrives at the other side. */
  readonly arrived: Map<string, () => void>;
  close(): void;
}

export function connectTo({ address, auth }: Reached, person: TalkPerson): Promise<Socket> {
  const socket = io(address, {
    auth: auth(person),
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

export async function openCrowd(reached: Reached, talks: readonly Talk[]): Promise<Crowd> {
  const arrived = new Map<string, () => void>();
  const lines: Line[] = [];
  const sockets: Socket[] = [];
  for (const talk of talks) {
    const [one, other] = await Promise.all([connectTo(reached, talk.a), connectTo(reached, talk.b)]);
    sockets.push(one, other);
    for (const socket of [one, other])
      socket.on('clientmessage', ({ messageId, side }: { messageId: string; side?: string }) => {
        if (side === 'own') return;
        arrived.get(messageId)?.();
        arrived.delete(messageId);
      });
    lines.push(
      { talk, from: talk.a, to: talk.b, socket: one },
      { talk, from: talk.b, to: talk.a, socket: other },
    );
  }
  return {
    lines,
    arrived,
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

/** Milliseconds until it was acknowledged and had arrived. */
async function sendOne({ arrived }: Crowd, { talk, to, socket }: Line): Promise<number> {
  const messageId = newId();
  const begun = performance.now();
  const delivered = new Promise<void>((resolve) => void arrived.set(messageId, resolve));
  const { conversationId } = talk;
  const sent = { messageId, conversationId, to: to.userId, text: `I will be there at ten, ${randomUUID()}` };
  const [ack] = await Promise.all([
    socket.timeout(20_000).emitWithAck('message', sent) as Promise<{ ok: boolean; error?: { code: string } }>,
    delivered,
  ]);
  if (!ack.ok) throw new Error(`A message was refused: ${ack.error?.code}`);
  return performance.now() - begun;
}

export interface Turn {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** `perSecond`: as many as are asked for; left out: each goes as soon as the one before it has arrived. */
export async function talkFor(
  crowd: Crowd,
  { inFlight, seconds, perSecond }: { inFlight: number; seconds: number; perSecond?: number },
): Promise<Turn> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  const pauseMs = perSecond ? (inFlight * 1_000) / perSecond : 0;
  await Promise.all(
    Array.from({ length: inFlight }, async (_, at) => {
      for (let nth = 0; performance.now() < end; nth += 1) {
        const line = crowd.lines[(at + nth * inFlight) % crowd.lines.length];
        if (!line) return;
        const due = begun + (nth + at / inFlight) * pauseMs;
        if (pauseMs > 0 && due > performance.now())
          await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
        times.push(await sendOne(crowd, line));
      }
    }),
  );
  const passed = (performance.now() - begun) / 1_000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    count: times.length,
    perSecond: times.length / passed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}
