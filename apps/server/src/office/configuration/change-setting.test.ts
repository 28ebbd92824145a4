import * as api from '@nukkad/contract/office/configuration/configuration.api';
import {
  seenOfSettingChange,
  seenOfSettingEffect,
} from '@nukkad/contract/office/configuration/configuration.api';
import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import { settingCatalogue } from '@nukkad/contract/office/configuration/setting.catalogue';
import { wrongSetting } from '@nukkad/contract/office/configuration/setting.kinds';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import type { TestClient, Wire } from '../../../test/harness/test-client.ts';
import { composeDomains } from '../../domains.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';

const why = 'Agreed in the meeting of this morning';
const commission = 'ledger.rules.commissionPercent';
const photos = 'booking.rules.photoLimit';
let app: Mounted;
let nandini: TestClient;
let farah: TestClient;
let today: string;
let pune: string;

beforeAll(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains);
  const anAdmin = async (name: string) =>
    app.as(aViewer({ userId: await aUser(app.platform.db, name), role: 'Admin' }));
  nandini = await anAdmin('Nandini Iyer');
  farah = await anAdmin('Farah Sheikh');
  today = istDay(app.clock.now());
  const { rows } = await sql<{ city_code: string }>`select city_code from city where name = 'Pune'`.execute(
    app.platform.db,
  );
  pune = required(rows[0]).city_code;
});
afterAll(() => app.close());

interface Wanted {
  readonly value: unknown;
  readonly cityCode?: string | null;
  readonly categoryId?: string | null;
  readonly fromDay?: string;
}

const preview = async (
  settingId: string,
  { value, cityCode = null, categoryId = null }: Wanted,
  by = nandini,
): Promise<{ status: number; body: Wire }> => {
  const asked = await by.ask(api.requestSettingPreview, {
    params: { settingId },
    body: { value, cityCode, categoryId } as never,
  });
  if (asked.status !== 201) return asked;
  await app.drain();
  return by.ask(api.readSettingPreview, { params: { previewId: asked.body.previewId } });
};

/** The preview is looked at; answers the sending of the change. */
async function looked(
  settingId: string,
  wanted: Wanted,
  by = nandini,
): Promise<() => Promise<{ status: number; body: Wire }>> {
  const shown = await preview(settingId, wanted, by);
  if (shown.status !== 200) return async () => shown;
  const { value, cityCode = null, categoryId = null, fromDay = today } = wanted;
  const { previewId } = shown.body;
  const seen = seenOfSettingEffect(shown.body);
  const body = { value, cityCode, categoryId, fromDay, previewId, why, seen } as never;
  return () => by.ask(api.changeSetting, { params: { settingId }, body });
}
const change = async (
  settingId: string,
  wanted: Wanted,
  by = nandini,
): Promise<{ status: number; body: Wire }> => (await looked(settingId, wanted, by))();
const decide = (by: TestClient, one: Wire, approve: boolean) =>
  by.ask(api.decideSettingChange, {
    params: { changeId: one.changeId },
    body: { approve, why, seen: seenOfSettingChange(one as SettingChange) },
  });
const withdraw = (by: TestClient, one: Wire) =>
  by.ask(api.withdrawSettingChange, {
    params: { changeId: one.changeId },
    body: { why, seen: seenOfSettingChange(one as SettingChange) },
  });
const rate = async (at: Date, place = {}) =>
  (await settingAt(app.platform.db, 'ledger.rules', at, { commissionPercent: 0 }, place)).commissionPercent;
const now = () => app.clock.now();

test('every part of every key that a domain reads has bounds, and its built-in value lies within them', () => {
  const { settings } = app.platform.contributions;
  /** What is no figure of the business: law, identity of the company, tables of hours, the sandbox. */
  const left = new Set([
    'price.fees.platformStateCode',
    'price.tax.validFrom',
    'partner.rules.firstHours',
    'series.rules.categories',
    'payment.rules.sandboxSlowSeconds',
  ]);
  const known = new Map(settingCatalogue.map((one) => [one.settingId as string, one]));
  const built = [...settings].flatMap(([key, values]) =>
    Object.entries(values).map(([part, value]) => ({ settingId: `${key}.${part}`, value: value as unknown })),
  );
  const missing = built.filter(({ settingId }) => !known.has(settingId) && !left.has(settingId));
  expect(missing.map(({ settingId }) => settingId)).toEqual([]);
  const ids = new Set(built.map(({ settingId }) => settingId));
  expect([...known.keys()].filter((settingId) => !ids.has(settingId))).toEqual([]);
  const wrong = built.flatMap(({ settingId, value }) => {
    const setting = known.get(settingId);
    const said = setting ? wrongSetting(setting.kind, value) : null;
    return said === null ? [] : [[settingId, said]];
  });
  expect(wrong).toEqual([]);
});

test('a change that moves money holds for no one until another Admin has approved it, and then from its day on', async () => {
  const fromDay = addDays(today, 8);
  const asked = await change(commission, { value: 12.5, cityCode: pune, fromDay });
  expect([asked.status, asked.body.state, asked.body.written]).toEqual([201, 'waiting', '12.5%']);
  const begins = istInstant(fromDay);
  expect(await rate(begins, { cityCode: pune })).toBe(15);
  const own = await decide(nandini, asked.body, true);
  expect([own.status, own.body.code]).toEqual([403, 'own_setting_change']);

  const approved = await decide(farah, asked.body, true);
  expect([approved.status, approved.body.state, approved.body.decidedBy]).toEqual([
    200,
    'planned',
    'Farah Sheikh',
  ]);
  expect(await rate(new Date(begins.getTime() - 1), { cityCode: pune })).toBe(15);
  expect(await rate(begins, { cityCode: pune })).toBe(12.5);
  expect(await rate(begins, { cityCode: 'in-delhi' })).toBe(15);
  expect(await rate(begins, { cityCode: pune, categoryId: 'painting' })).toBe(12.5);
  const { body } = await farah.ask(api.listSettingsToday, {});
  expect(required(body.settings.find((one: Wire) => one.settingId === commission))).toMatchObject({
    value: 15,
    differing: 0,
    planned: 1,
    plannedFrom: fromDay,
  });
});

test('one Admin is enough where no money moves; from today on it holds at once, and the timeline says since when', async () => {
  const set = await change(photos, { value: 12 });
  expect([set.status, set.body.state]).toEqual([201, 'now']);
  const rules = await settingAt(app.platform.db, 'booking.rules', now(), { photoLimit: 0 });
  expect(rules.photoLimit).toBe(12);
  app.clock.advance(60_000);
  const next = await change(photos, { value: 14 });
  expect(next.status).toBe(201);
  const { items } = (await nandini.ask(api.listSettingChanges, { params: { settingId: photos }, query: {} }))
    .body;
  expect(items.map((one: Wire) => [one.written, one.state, one.by])).toEqual([
    ['14', 'now', 'Nandini Iyer'],
    ['12', 'past', 'Nandini Iyer'],
  ]);
  const gone = await withdraw(nandini, items[0]);
  expect([gone.status, gone.body.code]).toEqual([409, 'setting_change_moved_on']);
});

test('a value beyond its bounds, an unknown place or a floor above its ceiling can never be saved', async () => {
  const refused = async (settingId: string, wanted: Wanted) => {
    const { status, body } = await preview(settingId, wanted);
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await refused(commission, { value: 51 })).toEqual([400, ['value']]);
  expect(await refused(commission, { value: 12.345 })).toEqual([400, ['value']]);
  expect(await refused(commission, { value: null })).toEqual([400, ['value']]);
  expect(await refused(commission, { value: 10, cityCode: 'in-nowhere' })).toEqual([400, ['cityCode']]);
  expect(await refused(commission, { value: 10, categoryId: 'no-such' })).toEqual([400, ['categoryId']]);
  expect(await refused('ledger.rules.tcsPercent', { value: 1, cityCode: pune })).toEqual([400, ['cityCode']]);
  expect(await refused('booking.rules.feeFloorPaise', { value: 40_000 })).toEqual([400, ['value']]);
  const steps = (value: unknown) => refused('price.fees.convenience', { value });
  expect(await steps([{ below: 50_000, fee: 2_900 }])).toEqual([400, ['value']]);
  expect(
    await steps([
      { below: 50_000, fee: 1 },
      { below: 40_000, fee: 1 },
      { below: null, fee: 1 },
    ]),
  ).toEqual([400, ['value']]);
  expect((await preview('no.such.setting', { value: 1 })).status).toBe(404);
  const past = await change(photos, { value: 9, fromDay: addDays(today, -1) });
  expect([past.status, Object.keys(past.body.fields)]).toEqual([400, ['fromDay']]);
});

test('of two Admins who change one setting for one day the second is told, and may plan it once the first withdrew', async () => {
  const settingId = 'booking.rules.reschedules';
  const fromDay = addDays(today, 20);
  const mine = await looked(settingId, { value: 2, fromDay });
  const hers = await looked(settingId, { value: 4, fromDay }, farah);
  const answers = await Promise.all([mine(), hers()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(required(answers.find(({ status }) => status === 409)).body.code).toBe('setting_day_taken');
  const made = required(answers.find(({ status }) => status === 201)).body;
  expect((await withdraw(farah, made)).body.state).toBe('withdrawn');
  expect((await change(settingId, { value: 5, fromDay })).status).toBe(201);
});

test('a preview of another value, or a value that changed meanwhile, is refused', async () => {
  const settingId = 'booking.rules.startTries';
  const shown = (await preview(settingId, { value: 4 })).body;
  const send = (value: number, by = nandini) =>
    by.ask(api.changeSetting, {
      params: { settingId },
      body: {
        value,
        cityCode: null,
        categoryId: null,
        fromDay: today,
        previewId: shown.previewId,
        why,
        seen: seenOfSettingEffect(shown),
      },
    });
  expect((await send(6)).body.code).toBe('setting_preview_stale');
  expect((await send(4, farah)).body.code).toBe('setting_preview_stale');
  await change(settingId, { value: 7 }, farah);
  app.clock.advance(1_000);
  const late = await send(4);
  expect([late.status, late.body.code]).toEqual([409, 'confirmation_differs']);
  expect(late.body.differences).toMatchObject([{ field: 'settingBefore', seen: '5', now: '7' }]);
});

test('what was set is never edited: the database refuses it', async () => {
  const set = await change('booking.rules.startCodes', { value: 9 });
  const rewrite = sql`update setting_change set value = '3' where change_id = ${set.body.changeId}`.execute(
    app.platform.db,
  );
  await expect(rewrite).rejects.toThrow('A change of a setting is never edited.');
});

test('a place can be given back what holds elsewhere', async () => {
  const settingId = 'booking.rules.acceptMinutes';
  await change(settingId, { value: 30, cityCode: pune });
  const minutes = async () =>
    (await settingAt(app.platform.db, 'booking.rules', now(), { acceptMinutes: 15 }, { cityCode: pune }))
      .acceptMinutes;
  expect(await minutes()).toBe(30);
  const one = (await nandini.ask(api.readSetting, { params: { settingId } })).body;
  expect(one.places).toMatchObject([{ cityName: 'Pune', categoryId: null, value: 30 }]);
  app.clock.advance(1_000);
  expect((await change(settingId, { value: null, cityCode: pune })).status).toBe(201);
  expect(await minutes()).toBe(15);
  expect((await nandini.ask(api.readSetting, { params: { settingId } })).body.places).toEqual([]);
});

test('the configuration is for Admins alone', async () => {
  const ravi = app.as(aViewer({ userId: await aUser(app.platform.db, 'Ravi Kumar'), role: 'Buyer' }));
  expect((await ravi.ask(api.listSettingsToday, {})).status).toBe(403);
});
