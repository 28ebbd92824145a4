import {
  getDeskSession,
  moveDeskSession,
  sayAtDesk,
  setDuty,
} from '@nukkad/contract/talk/support/session-office.api';
import * as api from '@nukkad/contract/talk/support/session.api';
import { sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import { newId } from '../src/platform/id.ts';
import type { NamespaceMessage } from '../src/platform/socket/namespace.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import { aSupportDomain } from './support-domain.ts';
import type { Wire } from './test-client.ts';

/** Talks with support, with people and agents of their own; open at every hour. */
export async function talkFixture() {
  const told: NamespaceMessage[] = [];
  let round: () => Promise<unknown> = async () => undefined;
  const app: Mounted = await mounted((platform) => {
    const { chat, support } = aSupportDomain(platform, undefined, undefined, (_namespace, messages) => {
      told.push(...messages);
    });
    round = async () => support.cron?.find(({ name }) => name === 'support.keep_queue')?.run();
    return [chat, support];
  });
  const { db } = app.platform;
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('support.desk', '*', '2020-01-01', '{"opensAt": "00:00", "closesAt": "23:59"}', 'Test')`.execute(db);
  let digits = 100;
  async function aPerson(fullName = 'Asha Verma', role: Viewer['role'] = 'Buyer'): Promise<Viewer> {
    const viewer = aViewer({ role });
    const at = app.clock.now();
    const email = `${viewer.userId}@example.in`;
    await sql`insert into user_account (user_id, mobile_number, full_name, email, email_verified_at, status, created_at, updated_at)
      values (${viewer.userId}, ${`9000300${(digits += 1)}`}, ${fullName}, ${email}, ${at}, 'Active', ${at}, ${at})`.execute(
      db,
    );
    return viewer;
  }
  const talk = async (agent: Viewer, sid: string) =>
    (await app.as(agent).askLoosely(getDeskSession, { params: { sid } })).body;
  return {
    app,
    aPerson,
    talk,
    /** What went to the sockets. */
    told,
    round: () => round(),
    /** No talk and no agent is left. */
    clear: async () => {
      await sql`delete from support_note`.execute(db);
      await sql`update support_session set incident_id = null`.execute(db);
      await sql`update incident set session_id = null`.execute(db);
      await sql`delete from support_session`.execute(db);
      await sql`delete from support_agent`.execute(db);
      app.mail.length = 0;
      app.sms.length = 0;
      told.length = 0;
    },
    anAgent: async (duty: object = {}): Promise<Viewer> => {
      const agent = await aPerson('Nandini Iyer', 'Admin');
      const body = { onDuty: true, languages: ['en', 'hi'], most: 2, ...duty };
      await app.as(agent).askLoosely(setDuty, { body });
      return agent;
    },
    ask: (person: Viewer, more: { lang?: string; referenceNo?: string } = {}) =>
      app.as(person).askLoosely(api.openSession, {
        body: { topic: 'booking', message: 'The tap leaks again.', referenceNo: more.referenceNo },
        headers: { lang: more.lang ?? 'en' },
      }),
    read: async (person: Viewer, sid?: string): Promise<Wire> =>
      (await app.as(person).askLoosely(api.getSession, { query: { sid } })).body.session,
    lines: async (person: Viewer, sid: string): Promise<Wire[]> =>
      (await app.as(person).askLoosely(api.listSessionMessages, { query: { sid } })).body.messages,
    say: (person: Viewer, sid: string, text: string, messageId = newId()) =>
      app.as(person).askLoosely(api.sayInSession, { body: { sid, messageId, text } }),
    reply: (agent: Viewer, sid: string, text = 'I am looking at it.') =>
      app.as(agent).askLoosely(sayAtDesk, { params: { sid }, body: { messageId: newId(), text } }),
    move: async (agent: Viewer, sid: string, body: object) =>
      app.as(agent).askLoosely(moveDeskSession, {
        params: { sid },
        body: { version: (await talk(agent, sid)).session.version, ...body },
      }),
  };
}

export type TalkFixture = Awaited<ReturnType<typeof talkFixture>>;

/** One for a file of tests; before each of them no talk and no agent is left. */
export async function clearedTalks(): Promise<TalkFixture> {
  const fixture = await talkFixture();
  beforeEach(() => fixture.clear());
  afterAll(() => fixture.app.close());
  return fixture;
}
