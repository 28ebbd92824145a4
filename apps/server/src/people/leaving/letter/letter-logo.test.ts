import * as shares from '@nukkad/contract/files/share/share.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { removeBusinessLogo } from '@nukkad/contract/market/partnership/logo.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import * as letters from '@nukkad/contract/people/leaving/letter.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpenseFixture, expenseFixture } from '../../../../test/fixtures/expense-fixture.ts';
import { aLogo, picturesIn, sendLogo } from '../../../../test/fixtures/logo-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { key } from '../../../../test/harness/tenant.ts';

let shop: ExpenseFixture;
let leavingId: string;
beforeAll(async () => {
  shop = await expenseFixture();
  const lastDayOn = addDays(shop.today, 5);
  const ending = { employeeId: shop.ravi.staffId, lastDayOn, shortNotice: 'waived' };
  const { body } = await asOwner().askLoosely(api.endEmployment, { body: ending, headers: key() });
  ({ leavingId } = body);
  const moved = { leavingId, version: body.version, verb: 'clear' };
  expect((await asOwner().askLoosely(api.moveLeaving, { body: moved })).status).toBe(200);
});
afterAll(() => shop.app.close());

const asOwner = () => shop.app.as(shop.owner);
async function issued() {
  const signed = { place: 'Mysuru', signatoryName: 'Lakshmi Rao', signatoryTitle: 'Owner' };
  const body = { leavingId, kind: 'relieving' as const, lang: 'en' as const, ...signed };
  const { digest } = (await asOwner().ask(letters.previewLetter, { body })).body;
  const answer = await asOwner().ask(letters.issueLetter, { body: { ...body, digest }, headers: key() });
  expect(answer.status).toBe(201);
  return answer.body;
}
const pdf = async (letterId: string) =>
  (await asOwner().send('GET', `user/leaving/letters/${letterId}/pdf`)).body;

/** What who has the link downloads. */
async function behind(url: string): Promise<string> {
  const at = new URL(url);
  const page = await (await fetch(new URL(at.pathname + at.search, shop.app.url))).text();
  const file = /href="(\/drive\/shared\/[^"]+\/file[^"]+)"/.exec(page)?.[1] ?? '';
  return (await fetch(new URL(file.replaceAll('&amp;', '&'), shop.app.url))).text();
}

test('a letter carries the logo of the day of issue, whatever comes later, in the app and behind its link', async () => {
  const plain = await issued();
  const before = await pdf(plain.letterId);
  expect((await sendLogo(shop.app, shop.owner, { content: await aLogo() })).status).toBe(200);
  shop.app.clock.set(new Date(`${addDays(shop.today, 6)}T04:00:00.000Z`));
  await shop.tick('leaving.end_access');
  const { letterId } = await issued();
  const query = { subject: 'letter' as const, subjectId: letterId };
  const [link] = (await asOwner().ask(shares.listShares, { query })).body.items;
  const after = await pdf(letterId);
  expect([picturesIn(before), picturesIn(after)]).toEqual([0, 1]);

  await sendLogo(shop.app, shop.owner, { content: await aLogo('#1a2270') });
  expect((await asOwner().ask(removeBusinessLogo, {})).status).toBe(200);
  expect([(await pdf(plain.letterId)) === before, (await pdf(letterId)) === after]).toEqual([true, true]);
  expect(picturesIn(await behind(required(link?.url ?? null)))).toBe(1);
});
