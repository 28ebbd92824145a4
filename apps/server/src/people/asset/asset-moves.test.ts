import { canMove, verbsOf } from '@nukkad/contract/kernel/lifecycle';
import {
  assetLifecycle,
  type AssetStatus,
  assetStatuses,
  type AssetVerb,
} from '@nukkad/contract/people/asset/asset.noun';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssetShop, assetShop } from '../../../test/fixtures/asset-fixture.ts';
import { newId } from '../../platform/id.ts';
import type { Viewer } from '../../platform/viewer.ts';

let shop: AssetShop;
let lakshmi: Viewer;
let farah: Viewer;
let ravi: Viewer;
let imran: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  shop = await assetShop();
  const here = await shop.aShop();
  lakshmi = here.owner;
  farah = await here.member('Farah Khan', new Set(['manage_users.view', 'manage_users.update'] as const));
  ravi = await here.member('Ravi Kumar');
  imran = await here.member('Imran Sheikh');
  stranger = await (await shop.aShop('Bright Sparks')).member('Kiran Rao');
});
afterAll(() => shop.app.close());

const aDrill = async () => (await shop.add(lakshmi, 'Drill')).body;

test('every state: each move is made where its life and the person allow it, and refused with 403, 404 or 409 elsewhere', async () => {
  const drill = await aDrill();
  const { assetId } = drill;
  const { db } = shop.app.platform;
  const turnTo = async (status: AssetStatus) => {
    await sql`update asset set status = ${status}, version = 1 where asset_id = ${assetId}`.execute(db);
    await sql`update asset_custody set ended_at = now(), outcome = 'returned'
      where asset_id = ${assetId} and ended_at is null`.execute(db);
    if (status !== 'handed_out' && status !== 'held') return;
    await sql`insert into asset_custody (custody_id, asset_id, organisation_id, staff_id, handed_at)
      values (${newId()}, ${assetId}, ${lakshmi.organisationId}, ${ravi.staffId}, now())`.execute(db);
  };
  const tries: Readonly<
    Record<Exclude<AssetVerb, 'add'>, (who: Viewer) => Promise<{ readonly status: number }>>
  > = {
    hand_out: (who) => shop.handOut(who, { assetId, version: 1 }, imran),
    confirm: (who) => shop.answer(who, { assetId, version: 1 }),
    dispute: (who) => shop.answer(who, { assetId, version: 1 }, 'It never came to me.'),
    take_back: (who) => shop.takeBack(who, { assetId, version: 1 }),
    repair: (who) => shop.move(who, { assetId, version: 1 }, 'repair'),
    finish_repair: (who) => shop.move(who, { assetId, version: 1 }, 'finish_repair'),
    lose: (who) => shop.move(who, { assetId, version: 1 }, 'lose'),
    find: (who) => shop.move(who, { assetId, version: 1 }, 'find'),
    retire: (who) => shop.move(who, { assetId, version: 1 }, 'retire'),
    restore: (who) => shop.move(who, { assetId, version: 1 }, 'restore'),
  };
  for (const status of assetStatuses)
    for (const verb of verbsOf(assetLifecycle)) {
      if (verb === 'add') continue;
      const isOut = status === 'handed_out' || status === 'held';
      const byHolder = (assetLifecycle.moves[verb].by as readonly string[]).includes('Holder');
      for (const who of [farah, ravi, imran]) {
        await turnTo(status);
        const can = canMove(assetLifecycle, verb, status);
        const expected = byHolder
          ? who === ravi && isOut
            ? can
              ? 200
              : 409
            : who === farah
              ? 403
              : 404
          : who === farah
            ? can
              ? 200
              : 409
            : 403;
        expect([verb, status, who.userId, (await tries[verb](who)).status]).toEqual([
          verb,
          status,
          who.userId,
          expected,
        ]);
      }
    }
}, 120_000);

test('an employee is told of a hand-out and says that they have it, once', async () => {
  const drill = await aDrill();
  shop.app.sms.length = 0;
  const out = await shop.handOut(lakshmi, drill, ravi, { dueOn: '2099-01-01' });
  expect(out.body).toMatchObject({
    status: 'handed_out',
    version: 2,
    dueOn: '2099-01-01',
    holder: { staffId: ravi.staffId, fullName: 'Ravi Kumar' },
    can: { hand_out: false, take_back: true },
  });
  await shop.app.drain();
  expect(shop.said().join()).toContain('Drill');
  const answered = await shop.answer(ravi, out.body);
  expect(answered.body).toMatchObject({ version: 3, can: { answer: false } });
  expect(answered.body.confirmedAt).not.toBeNull();
  expect((await shop.answer(ravi, out.body)).body.code).toBe('asset_moved_on');
  expect((await shop.answer(imran, answered.body)).status).toBe(404);
});

test('who does not have it says why; the office is told, and the employee answers for it no more', async () => {
  const drill = await aDrill();
  const out = (await shop.handOut(farah, drill, ravi)).body;
  await shop.app.drain();
  shop.app.sms.length = 0;
  expect((await shop.answer(ravi, out, 'No')).status).toBe(400);
  const said = await shop.answer(ravi, out, 'Imran took it from the van.');
  expect(said.body).toMatchObject({ outcome: 'disputed', can: { answer: false } });
  await shop.app.drain();
  // Who handed it out, and the owner.
  expect(shop.said().filter((one) => one.includes('Ravi Kumar'))).toHaveLength(2);
  const { body } = await shop.read(lakshmi, drill.assetId);
  expect(body).toMatchObject({ status: 'disputed', holder: null, can: { find: true, lose: true } });
  const { items } = (await shop.history(lakshmi, drill.assetId)).body;
  expect(items[0]).toMatchObject({ verb: 'dispute', note: 'Imran took it from the van.' });
  const found = await shop.move(lakshmi, body, 'find', 'It was in the van');
  expect((await shop.handOut(lakshmi, found.body, imran)).body.holder?.fullName).toBe('Imran Sheikh');
});

test('two hand-outs at once give the asset to one of the two', async () => {
  const drill = await aDrill();
  const both = await Promise.all([
    shop.handOut(lakshmi, drill, ravi),
    shop.handOut(farah, drill, imran),
    shop.handOut(lakshmi, drill, imran),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { rows } = await sql`select 1 from asset_custody where asset_id = ${drill.assetId}
    and ended_at is null`.execute(shop.app.platform.db);
  expect(rows).toHaveLength(1);
});

test('the database itself keeps a second open hand-out away', async () => {
  const drill = await aDrill();
  await shop.handOut(lakshmi, drill, ravi);
  await expect(
    sql`insert into asset_custody (custody_id, asset_id, organisation_id, staff_id, handed_at)
      values (${newId()}, ${drill.assetId}, ${lakshmi.organisationId}, ${imran.staffId}, now())`.execute(
      shop.app.platform.db,
    ),
  ).rejects.toThrow('asset_custody_open_once');
});

test('an answer and a taking back at once leave one of the two', async () => {
  const drill = await aDrill();
  const out = (await shop.handOut(lakshmi, drill, ravi)).body;
  const both = await Promise.all([shop.answer(ravi, out), shop.takeBack(lakshmi, out)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(
    both[0].status === 200 ? [200, 409] : expect.arrayContaining([200]),
  );
  const { body } = await shop.read(lakshmi, drill.assetId);
  expect(body.version).toBe(3);
});

test('only an active member of the own business gets an asset, and no day before today is set', async () => {
  const drill = await aDrill();
  expect((await shop.handOut(lakshmi, drill, stranger)).body.code).toBe('asset_holder_unknown');
  expect((await shop.handOut(lakshmi, drill, lakshmi)).status).toBe(400);
  expect((await shop.handOut(lakshmi, drill, ravi, { dueOn: '2020-01-01' })).body.code).toBe(
    'asset_due_before',
  );
  const { db } = shop.app.platform;
  await sql`update staff_member set status = 'Deactivated' where staff_id = ${imran.staffId}`.execute(db);
  expect((await shop.handOut(lakshmi, drill, imran)).body.code).toBe('asset_holder_unknown');
  await sql`update staff_member set status = 'Active' where staff_id = ${imran.staffId}`.execute(db);
});

test('what is taken back broken goes to repair at once, and the employee is told', async () => {
  const drill = await aDrill();
  const out = (await shop.handOut(lakshmi, drill, ravi)).body;
  await shop.app.drain();
  shop.app.sms.length = 0;
  const back = await shop.takeBack(lakshmi, out, { condition: 'damaged', toRepair: true });
  expect(back.body).toMatchObject({ status: 'in_repair', condition: 'damaged', holder: null });
  await shop.app.drain();
  expect(shop.said()).toHaveLength(1);
  const works = await shop.move(lakshmi, back.body, 'finish_repair', 'New chuck');
  expect(works.body.status).toBe('available');
});

test('what is lost while someone holds it is theirs no more, and they are told', async () => {
  const drill = await aDrill();
  const out = (await shop.handOut(lakshmi, drill, ravi)).body;
  await shop.answer(ravi, out);
  await shop.app.drain();
  shop.app.sms.length = 0;
  const lost = await shop.move(lakshmi, { ...out, version: 3 }, 'lose', 'Left on the bus');
  expect(lost.body).toMatchObject({ status: 'lost', holder: null });
  await shop.app.drain();
  expect(shop.said().join()).toContain('Drill');
  const past = (await shop.own(ravi, { tab: 'past', limit: 100 })).body.items.find(
    ({ assetId }: { assetId: string }) => assetId === drill.assetId,
  );
  expect(past?.outcome).toBe('lost');
  expect(past?.moves[0]).toMatchObject({ verb: 'lose', note: 'Left on the bus' });
});

test('the office hears once, from nine, that the day of return has passed', async () => {
  const drill = await aDrill();
  shop.app.clock.set(new Date('2026-12-10T06:00:00.000Z'));
  await shop.handOut(farah, drill, ravi, { dueOn: '2026-12-11' });
  await shop.app.drain();
  const heard = async (at: string) => {
    shop.app.clock.set(new Date(at));
    shop.app.sms.length = 0;
    await shop.tick();
    return shop.said().length;
  };
  expect(await heard('2026-12-11T12:00:00.000Z')).toBe(0);
  expect(await heard('2026-12-12T02:00:00.000Z')).toBe(0);
  expect(await heard('2026-12-12T04:00:00.000Z')).toBe(2);
  expect(await heard('2026-12-13T04:00:00.000Z')).toBe(0);
  expect((await shop.read(lakshmi, drill.assetId)).body.isLate).toBe(true);
});
