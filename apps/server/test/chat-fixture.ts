import type { SocketAck, SocketCall } from '@nukkad/contract/kernel/socket-call';
import type { Role } from '@nukkad/contract/kernel/roles';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { addUser, chatNamespace, sendMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { newId } from '../src/platform/id.ts';
import { aPastVisit } from './past-visit.ts';
import { required } from './required.ts';
import type { TestClient } from './test-client.ts';
import type { WholeApp } from './whole-app.ts';

/** A person at the socket of the messaging service. */
export interface Talker {
  readonly socket: Socket;
  readonly client: TestClient;
  readonly accessToken: string;
  readonly sessionId: string;
  /** What was heard, by its word. */
  readonly heard: { readonly word: string; readonly data: any }[];
  messages(): ChatMessage[];
  /** The whole acknowledgement. */
  emit(name: string, ...sent: readonly unknown[]): Promise<SocketAck<any>>;
  /** The answer of a call that must not be refused. */
  ask<Sent, Received>(call: SocketCall<Sent, any, any, Received>, sent: Sent): Promise<Received>;
  /** The code of the refusal, or `ok`. */
  refused(call: { readonly name: string }, sent: unknown): Promise<string>;
  say(conversationId: string, text: string, messageId?: string): Promise<{ seq: number; messageId: string }>;
  leave(): void;
}

const answerMs = 10_000;

export function atSocket(
  url: string,
  person: { readonly accessToken: string; readonly sessionId: string; readonly client: TestClient },
  auth: Readonly<Record<string, unknown>> = {},
): Promise<Talker> {
  const { accessToken } = person;
  const socket = io(`${url}${chatNamespace}`, {
    path: '/socket.io',
    auth: { token: accessToken, deviceType: 'web', ...auth },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  const heard: Talker['heard'] = [];
  socket.onAny((word: string, data: unknown) => heard.push({ word, data }));
  const emit: Talker['emit'] = (name, ...sent) =>
    socket.timeout(answerMs).emitWithAck(name, ...sent) as Promise<SocketAck<unknown>>;
  const ask: Talker['ask'] = async (call, sent) => {
    const ack = await emit(call.name, sent);
    if (!ack.ok) throw new Error(`${call.name}: ${ack.error.code} ${JSON.stringify(ack.error.fields ?? {})}`);
    return ack.data;
  };
  const talker: Talker = {
    ...person,
    socket,
    heard,
    emit,
    ask,
    messages: () =>
      heard.flatMap(({ word, data }) => (word === 'clientmessage' ? [data as ChatMessage] : [])),
    refused: async (call, sent) => {
      const ack = await emit(call.name, sent);
      return ack.ok ? 'ok' : ack.error.code;
    },
    say: (conversationId, text, messageId = newId()) => ask(sendMessage, { messageId, conversationId, text }),
    leave: () => void socket.disconnect(),
  };
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(talker));
    socket.on('connect_error', (error) => {
      socket.disconnect();
      reject(error);
    });
    // A server that dies between the transport and the namespace gives only this word, never `connect_error`.
    socket.on('disconnect', (reason) =>
      reject(new Error(`The connection ended before it began: ${reason}.`)),
    );
  });
}

/** Signed in as one of the city's people, and at the socket. */
export async function talkerOf(whole: WholeApp, mobileNumber: string, role?: Role, url = whole.url) {
  const client = await whole.as(mobileNumber, role);
  const { accessToken, sessionId } = client;
  return atSocket(url, { client, accessToken, sessionId });
}

export interface TalkedBooking {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly organisationId: string;
  readonly staffId: string;
}

interface Between {
  readonly buyer: string;
  readonly owner: string;
  readonly status: string;
}

/** A booking of these two as it would be at this moment of its life; what led there is left out. */
export async function bookingBetween(
  whole: WholeApp,
  { buyer, owner, status }: Between,
): Promise<TalkedBooking> {
  const { db } = whole.app.platform;
  const { rows } = await sql<Omit<TalkedBooking, 'bookingId' | 'bookingNumber'> & { buyerId: string }>`
    select b.user_id as "buyerId", o.organisation_id as "organisationId", s.staff_id as "staffId"
    from user_account b, user_account w join organisation o on o.owner_user_id = w.user_id
    join lateral (select staff_id from staff_member m where m.organisation_id = o.organisation_id and m.is_professional
      order by staff_id limit 1) s on true
    where b.mobile_number = ${buyer} and w.mobile_number = ${owner}`.execute(db);
  const { buyerId, organisationId, staffId } = required(rows[0]);
  const bookingId = await aPastVisit(db, {
    buyerId,
    organisationId,
    serviceId: 'tap-repair',
    completedAt: new Date(),
  });
  await setStatus(whole, { bookingId, staffId }, status);
  const numbers = await sql<{ number: string }>`select booking_number as number from booking
    where booking_id = ${bookingId}`.execute(db);
  return { bookingId, bookingNumber: required(numbers.rows[0]).number, organisationId, staffId };
}

const over = ['Cancelled', 'Closed', 'Rejected'];

/** `endedDaysAgo`: of one that is over. */
export async function setStatus(
  whole: WholeApp,
  { bookingId, staffId }: Pick<TalkedBooking, 'bookingId' | 'staffId'>,
  status: string,
  endedDaysAgo = 0,
): Promise<void> {
  const endedAt = over.includes(status) ? new Date(Date.now() - endedDaysAgo * 86_400_000) : null;
  const assigned = status === 'Assigned' || status === 'Inprogress' ? staffId : null;
  await sql`update booking set status = ${status}, staff_id = ${assigned}, ended_at = ${endedAt}, accept_before = now()
    where booking_id = ${bookingId}`.execute(whole.app.platform.db);
}

export const open = (talker: Talker, { bookingNumber }: Pick<TalkedBooking, 'bookingNumber'>) =>
  talker.ask(addUser, { sessionType: 'booking', referenceNo: bookingNumber });

export async function until(met: () => boolean | Promise<boolean>, ms = 5_000): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; ) {
    if (await met()) return true;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return met();
}
