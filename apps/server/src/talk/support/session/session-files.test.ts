import { sayAtDesk } from '@nukkad/contract/talk/support/session-office.api';
import * as api from '@nukkad/contract/talk/support/session.api';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { required } from '../../../../test/harness/required.ts';
import { clearedTalks } from '../../../../test/fixtures/talk-fixture.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { newId } from '../../../platform/id.ts';

const { app, aPerson, anAgent, ask, lines, talk, move } = await clearedTalks();

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5462f' } })
  .jpeg()
  .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
  .toBuffer();

function upload(person: Viewer, path: string, content: Buffer): Promise<Wire> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'leak.jpg');
  return app.as(person).send('POST', path, { body });
}
const sendAs = (person: Viewer, sid: string, content = picture) =>
  upload(person, `support/session/documents?sid=${sid}`, content);
const sendAtDesk = (agent: Viewer, sid: string) =>
  upload(agent, `backoffice/support/sessions/${sid}/documents`, picture);
const say = (person: Viewer, sid: string, said: { text?: string; documents: string[]; messageId?: string }) =>
  app.as(person).askLoosely(api.sayInSession, { body: { sid, messageId: newId(), ...said } });

test('Asha sends a photo without words, her agent sees it and sends one back; nothing of the camera is left in either', async () => {
  const nandini = await anAgent();
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  const kept = await sendAs(asha, sid);
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  const [photo] = kept.body.documents;
  const said = await say(asha, sid, { documents: [photo.documentId] });
  expect([said.status, said.body.documents[0]?.fileName]).toEqual([201, 'leak.jpg']);
  const seen: Wire = required((await talk(nandini, sid)).messages.at(-1));
  expect([seen.text, seen.documents[0]?.mediaType]).toEqual(['', 'image/webp']);
  const file = await fetch(new URL(seen.documents[0].url, app.url));
  expect([file.status, Buffer.from(await file.arrayBuffer()).includes('CANARY')]).toEqual([200, false]);
  const [answer] = (await sendAtDesk(nandini, sid)).body.documents;
  const body = { messageId: newId(), text: 'Like this one?', documents: [answer.documentId] };
  expect((await app.as(nandini).askLoosely(sayAtDesk, { params: { sid }, body })).status).toBe(201);
  expect(required((await lines(asha, sid)).at(-1)).documents).toHaveLength(1);
});

test('promise 57: only its person and its agent add files, no one sends those of another, and an ended talk takes none', async () => {
  const [nandini, hari] = [await anAgent({ most: 1 }), await anAgent({ most: 1 })];
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  const isNandinis = (await talk(nandini, sid)).session.agentId === nandini.userId;
  const [agent, other] = isNandinis ? [nandini, hari] : [hari, nandini];
  const rahul = await aPerson('Rahul Das');
  expect((await sendAs(rahul, sid)).body.code).toBe('talk_not_found');
  expect((await sendAtDesk(other, sid)).body.code).toBe('talk_not_found');
  const [agents] = (await sendAtDesk(agent, sid)).body.documents;
  const mixed = await say(asha, sid, { text: 'Mine', documents: [agents.documentId] });
  expect([mixed.status, mixed.body.code]).toEqual([404, 'chat_document_not_found']);
  const elsewhere = (await ask(rahul)).body.sid;
  const [rahuls] = (await sendAs(rahul, elsewhere)).body.documents;
  expect((await say(asha, sid, { documents: [rahuls.documentId] })).status).toBe(404);
  expect((await say(asha, sid, { documents: [] })).status).toBe(400);
  await move(agent, sid, { verb: 'end' });
  expect((await sendAs(asha, sid)).body.code).toBe('session_ended');
});

test('promise 52, 59: a file goes with one message, once; what is no picture is refused', async () => {
  const asha = await aPerson();
  const { sid } = (await ask(asha)).body;
  const [photo] = (await sendAs(asha, sid)).body.documents;
  const messageId = newId();
  const documents = [photo.documentId];
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => say(asha, sid, { messageId, documents, text: 'Here' })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const withFile = (await lines(asha, sid)).filter((line) => line.documents.length > 0);
  expect(withFile).toHaveLength(1);
  expect((await say(asha, sid, { documents })).status).toBe(404);
  const fake = await sendAs(asha, sid, Buffer.from('<svg onload=alert(1)>'));
  expect([fake.status, fake.body.code]).toEqual([400, 'chat_document_unreadable']);
});
