import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { bookingBetween, open, talkerOf } from '../chat-fixture.ts';
import { type WholeApp, wholeApp } from '../whole-app.ts';
import { chatPhone, type Phone } from './chat-phone.ts';
import { recordPromise } from './record-promise.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const buyer = '9000000001';
const owner = '9000000100';
const each = Number(process.env['CHAT_MESSAGES'] ?? 60);
const kills = Number(process.env['CHAT_KILLS'] ?? 1);
/** Where the machine has one, the nodes are joined by it; else by the database alone. */
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

let redis: ChildProcess | undefined;
let whole: WholeApp | undefined;
let nodes: ServerProcess[] = [];
const phones: Phone[] = [];
afterAll(async () => {
  for (const phone of phones) phone.close();
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

test(
  `promises 52 and 53: ${each} messages each way over three nodes joined by ${hasRedis ? 'redis' : 'PostgreSQL'}, of which one is killed ${kills} times, arrive once and in one order`,
  async () => {
    const joined = await startRedis();
    const ofTest = { DATABASE_URL: 'postgres://of-the-test/', ROLE: 'web,api,socket,worker' };
    whole = await wholeApp({ ...ofTest, ...joined });
    const { databaseUrl } = whole;
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      startServer(port, { DATABASE_URL: databaseUrl, SEED_SCALE: 'none', DATABASE_POOL: '6', ...joined });
    nodes = await Promise.all(ports.map(start));
    const urls = [whole.url, ...nodes.map(({ url }) => url)];
    const booking = await bookingBetween(whole, { buyer, owner, status: 'Assigned' });
    const asha = await talkerOf(whole, buyer, 'Buyer');
    const lakshmi = await talkerOf(whole, owner, 'Service Partner');
    const { conversationId } = await open(asha, booking);
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
      where conversation_id = ${conversationId} order by seq`.execute(whole.app.platform.db);
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
