import { listOfficeIncidents } from '@nukkad/contract/talk/support/incident.api';
import { requestServices } from '@nukkad/contract/talk/support/service-request.api';
import { listIncidents } from '@nukkad/contract/talk/support/support.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TalkFixture, talkFixture } from '../../../test/fixtures/talk-fixture.ts';
import type { Viewer } from '../../platform/viewer.ts';

let fixture: TalkFixture;
let app: TalkFixture['app'];
let nandini: Viewer;
beforeAll(async () => {
  fixture = await talkFixture();
  ({ app } = fixture);
  nandini = await fixture.aPerson('Nandini Iyer', 'Admin');
});
beforeEach(() => {
  app.mail.length = 0;
  app.sms.length = 0;
});
afterAll(() => app.close());

const wanted = { categoryIds: ['plumbing', 'electrical'], pincode: '560038', message: 'A new bathroom.' };
const ask = (viewer: Viewer | null, body: object, lang = 'en') =>
  app.as(viewer).askLoosely(requestServices, { body, headers: { lang } });
const requests = async () =>
  (await app.as(nandini).askLoosely(listOfficeIncidents, { query: { topic: 'services' } })).body.items;

test('a visitor asks for two services, gets a number by mail, and support has it on its list', async () => {
  const email = 'asha@example.in';
  const { status, body } = await ask(null, { ...wanted, fullName: 'Asha Verma', email });
  await app.drain();
  expect(status).toBe(201);
  expect(app.mail.find(({ to }) => to === email)?.subject).toContain(body.incidentNumber);
  expect((await requests())[0]).toMatchObject({
    incidentNumber: body.incidentNumber,
    fullName: 'Asha Verma',
    message: 'Services: Plumbing, Electrical\nPIN code: 560038\n\nA new bathroom.',
  });
});

test('of a person who is logged in the account counts, not what the form says, in Hindi as well', async () => {
  const bela = await fixture.aPerson('Bela Rao');
  await ask(bela, { categoryIds: ['plumbing'], pincode: '560038', fullName: 'Someone else' }, 'hi');
  const own = (await app.as(bela).askLoosely(listIncidents, { query: {} })).body.items;
  expect(own).toMatchObject([{ topic: 'services', message: 'सेवाएँ: प्लंबिंग\nपिन कोड: 560038' }]);
  expect((await requests()).find(({ userId }) => userId === bela.userId)?.fullName).toBe('Bela Rao');
});

test('a visitor without a name or a contact is told which is missing; an unknown category is refused', async () => {
  const nameless = await ask(null, wanted);
  expect([nameless.status, Object.keys(nameless.body.fields ?? {})]).toEqual([400, ['fullName', 'email']]);
  const reached = { fullName: 'Asha Verma', mobileNumber: '9000100001' };
  const unknown = await ask(null, { ...wanted, ...reached, categoryIds: ['rockets'] });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'category_not_found']);
  for (const body of [
    { ...wanted, categoryIds: [] },
    { ...wanted, categoryIds: Array.from({ length: 6 }, () => 'plumbing') },
    { ...wanted, pincode: '12' },
    { ...wanted, website: 'https://example.com' },
  ])
    expect((await ask(null, { ...reached, ...body })).status).toBe(400);
});

test('links and floods are refused as with every message to support', async () => {
  const from = { fullName: 'Chetan Das', email: 'chetan@example.in' };
  const links = 'https://a.example https://b.example https://c.example https://d.example';
  expect((await ask(null, { ...wanted, ...from, message: links })).body.code).toBe('message_looks_like_spam');
  const codes = [];
  for (let nth = 0; nth < 12; nth += 1) {
    app.clock.advance(15_000);
    codes.push((await ask(null, { ...wanted, ...from })).body.code);
  }
  expect(codes.at(-1)).toBe('too_many_incidents');
});
