import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { getMessage, sendMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/platform/id.ts';
import { type Talker, atSocket } from '../fixtures/chat-fixture.ts';

type Person = Parameters<typeof atSocket>[1];

/**
 * A client as the web's: what it sends waits until it is acknowledged, goes out again under its id after a break, and what
 * was missed is asked for behind the last number.
 */
export interface Phone {
  /** In the order of the numbers, as this side has them. */
  readonly list: readonly ChatMessage[];
  readonly acknowledged: ReadonlyMap<string, number>;
  readonly breaks: () => number;
  send(text: string): Promise<void>;
  /** The connection is lost, as on a train. */
  drop(): void;
  /** Until it has everything up to this number. */
  upTo(seq: number): Promise<void>;
  close(): void;
}

const inFlight = 8;
const pageSize = 100;

export function chatPhone(urls: readonly string[], person: Person, conversationId: string): Phone {
  const list: ChatMessage[] = [];
  const early = new Map<number, ChatMessage>();
  const acknowledged = new Map<string, number>();
  let turn = Math.floor(Math.random() * urls.length);
  let talker: Talker | null = null;
  let connecting: Promise<Talker> | null = null;
  let isClosed = false;
  let breaks = 0;
  let underWay = 0;

  const take = (message: ChatMessage) => {
    if (message.seq > list.length) early.set(message.seq, message);
    for (let next = early.get(list.length + 1); next; next = early.get(list.length + 1)) {
      list.push(next);
      early.delete(next.seq);
    }
  };
  const fill = async (to: Talker) => {
    for (let read = pageSize; read === pageSize; ) {
      const missed = await to.ask(getMessage, { conversationId, after: list.length, limit: pageSize });
      for (const message of missed) take(message);
      read = missed.length;
    }
  };
  const connect = async (): Promise<Talker> => {
    for (;;) {
      if (isClosed) throw new Error('The phone is closed.');
      turn += 1;
      const url = urls[turn % urls.length] ?? '';
      const found = await atSocket(url, person).catch(() => null);
      if (!found) {
        await pause(20);
        continue;
      }
      found.socket.on('clientmessage', (message: ChatMessage) => take(message));
      found.socket.on('disconnect', () => {
        breaks += 1;
        if (talker === found) talker = null;
      });
      if (
        await fill(found).then(
          () => true,
          () => false,
        )
      ) {
        talker = found;
        return found;
      }
      found.leave();
    }
  };
  const connected = async (): Promise<Talker> => {
    if (talker) return talker;
    connecting ??= connect().finally(() => (connecting = null));
    return connecting;
  };
  const deliver = async (messageId: string, text: string) => {
    while (!acknowledged.has(messageId) && !isClosed) {
      const to = await connected().catch(() => null);
      if (!to) return;
      const answered = await Promise.race([
        to.ask(sendMessage, { messageId, conversationId, text }).catch(() => null),
        new Promise<null>((resolve) => void to.socket.once('disconnect', () => resolve(null))),
      ]);
      if (answered) {
        acknowledged.set(messageId, answered.seq);
        take(answered.message);
      } else await pause(20);
    }
  };
  return {
    list,
    acknowledged,
    breaks: () => breaks,
    send: async (text) => {
      while (underWay >= inFlight) await pause(2);
      underWay += 1;
      const messageId = newId();
      void deliver(messageId, text).finally(() => (underWay -= 1));
    },
    drop: () => talker?.leave(),
    upTo: async (seq) => {
      for (
        const end = performance.now() + 30_000;
        performance.now() < end && (list.length < seq || underWay > 0);
      ) {
        await connected();
        await pause(20);
      }
    },
    close: () => {
      isClosed = true;
      talker?.leave();
    },
  };
}
