import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { presence, readMessage, typing } from '@nukkad/contract/talk/chat/chat.socket';
import { notificationsChanged } from '@nukkad/contract/talk/notification/notification.live';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { type Talker, atSocket, bookingBetween, open, talkerOf, until } from '../fixtures/chat-fixture.ts';
import { type WholeApp, wholeApp } from '../harness/whole-app.ts';
import { chatPhone, type Phone } from './chat-phone.ts';
import { recordPromise } from './record-promise.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const buyer = '9000000001';
const owner = '9000000100';
const each = Number(process.env['CHAT_MESSAGES'] ?? 30);
const kills = Number(process.env['CHAT_KILLS'] ?? 1);
/** Where the machine has one, the nodes are joined by it; else by the database alone. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const joinedBy = hasRedis ? 'redis' : 'PostgreSQL';

let redis: ChildProcess | undefined;
let whole: WholeApp | undefined;
let nodes: ServerProcess[] = [];
let phones: Phone[] = [];
const closePhones = () => {
  for (const phone of phones) phone.close();
  phones = [];
};
afterAll(async () => {
  closePhones();
  await Promise.all(nodes.map((node) => node.kill('SIGKILL')));
  await whole?.close();
  redis?.kill('SIGKILL');
});

/** What joins the nodes besides the database. */
async function startRedis(): Promise<Readonly<Record<string, string>>> {
  if (!hasRedis) return {};
  const port = String(await freePort());
  redis = spawn('redis-server', ['--port', port, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  return { REDIS_URL: `redis://127.0.0.1:${port}` };
}

const texts = ({ list }: Phone) => list.map(({ messageId, text }) => `${messageId} ${text}`);

/** A database, this process and two others on it. */
async function openNodes() {
  const joined = await startRedis();
  const ofTest = { DATABASE_URL: 'postgres://of-the-test/', ROLE: 'web,api,socket,worker' };
  whole = await wholeApp({ ...ofTest, ...joined });
  const { databaseUrl } = whole;
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startServer(port, { DATABASE_URL: databaseUrl, SEED_SCALE: 'none', DATABASE_POOL: '6', ...joined });
  nodes = await Promise.all(ports.map(start));
  return { whole, ports, start, urls: [whole.url, ...nodes.map(({ url }) => url)] };
}

let opened: ReturnType<typeof openNodes> | undefined;
const threeNodes = () => (opened ??= openNodes());

test(`words, who is there, who writes, what is read and unread, and notifications cross three nodes joined by ${joinedBy}`, async () => {
  const { whole: app, urls } = await threeNodes();
  const [here, second, third] = urls as [string, string, string];
  const booking = await bookingBetween(app, { buyer, owner, status: 'Assigned' });
  const phone = await talkerOf(app, buyer, 'Buyer', second);
  const tablet = await atSocket(third, phone);
  const lakshmi = await talkerOf(app, owner, 'Service Partner', here);
  const bell = io(third, {
    path: '/socket.io',
    auth: { token: phone.accessToken },
    transports: ['websocket'],
    forceNew: true,
  });
  const rung: string[] = [];
  bell.onAny((word: string) => rung.push(word));
  const { conversationId } = await open(phone, booking);
  const isOnline = async (talker: Talker) =>
    (await talker.ask(presence, { conversationIds: [conversationId] }))[0]?.online;
  expect(await until(async () => (await isOnline(lakshmi)) === true, 15_000)).toBe(true);
  expect(await until(async () => (await isOnline(tablet)) === true, 15_000)).toBe(true);

  await lakshmi.ask(typing, { conversationId });
  const { seq } = await lakshmi.say(conversationId, 'We are on our way.');
  for (const talker of [phone, tablet]) {
    expect(await until(() => talker.heard.some(({ word }) => word === 'typing'))).toBe(true);
    expect(await until(() => talker.messages().some((message) => message.seq === seq))).toBe(true);
  }
  expect(await until(() => rung.includes(notificationsChanged.name), 15_000)).toBe(true);

  await phone.ask(readMessage, { conversationId, seq });
  const isRead = ({ heard }: Talker) =>
    heard.some(({ word, data }) => word === 'changed' && data.why === 'read' && data.unread === 0);
  expect(await until(() => isRead(tablet))).toBe(true);
  const isSeen = () => lakshmi.heard.some(({ word, data }) => word === 'response' && data.readSeq === seq);
  expect(await until(isSeen)).toBe(true);

  lakshmi.leave();
  const isAway = () => tablet.heard.some(({ word, data }) => word === 'presence' && data.online === false);
  expect(await until(isAway, 15_000)).toBe(true);
  for (const talker of [phone, tablet]) talker.leave();
  bell.disconnect();
}, 120_000);

test(
  `promises 52 and 53: ${each} messages each way over three nodes joined by ${joinedBy}, of which one is killed ${kills} times, arrive once and in one order`,
  async () => {
    const { whole: app, urls, ports, start } = await threeNodes();
    const booking = await bookingBetween(app, { buyer, owner, status: 'Assigned' });
    const asha = await talkerOf(app, buyer, 'Buyer');
    const lakshmi = await talkerOf(app, owner, 'Service Partner');
    const { conversationId } = await open(asha, booking);
    closePhones();
    for (const talker of [asha, lakshmi]) {
      phones.push(chatPhone(urls, talker, conversationId));
      talker.leave();
    }
    const [first, second] = phones as [Phone, Phone];

    let sent = 0;
    const talk = async (phone: Phone, name: string) => {
      for (let at = 1; at <= each; at += 1) {
        await phone.send(`${name} ${at}`);
        sent += 1;
        if (at % 25 === 10 || Math.random() < 0.01) phone.drop();
      }
    };
    const killing = async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        while (sent < (2 * each * kill) / (kills + 1)) await pause(5);
        const at = kill % nodes.length;
        await nodes[at]?.kill('SIGKILL');
        nodes[at] = await start(ports[at] ?? 0);
      }
    };
    await Promise.all([talk(first, 'Asha'), talk(second, 'Lakshmi'), killing()]);
    for (const phone of phones) await phone.upTo(2 * each);

    const { rows } = await sql<{
      messageId: string;
      seq: number;
    }>`select message_id as "messageId", seq from message
      where conversation_id = ${conversationId} order by seq`.execute(app.app.platform.db);
    const ids = new Set(rows.map(({ messageId }) => messageId));
    const acknowledged = new Map([...first.acknowledged, ...second.acknowledged]);
    const lost = [...acknowledged.keys()].filter((id) => !ids.has(id)).length;
    const doubled = rows.length - ids.size;
    const gaps = rows.filter(({ seq }, at) => seq !== at + 1).length;
    recordPromise(52, 2 * each, lost + doubled + Math.abs(rows.length - 2 * each));
    recordPromise(53, 2 * each, gaps + Number(texts(first).join() !== texts(second).join()));
    expect({ stored: rows.length, lost, doubled, gaps }).toEqual({
      stored: 2 * each,
      lost: 0,
      doubled: 0,
      gaps: 0,
    });
    expect(acknowledged.size).toBe(2 * each);
    for (const [id, seq] of acknowledged) expect(rows[seq - 1]?.messageId).toBe(id);
    expect(first.list).toHaveLength(2 * each);
    expect(texts(second)).toEqual(texts(first));
    expect(first.breaks() + second.breaks()).toBeGreaterThan(0);
  },
  120_000 + kills * 10_000 + each * 20,
);
