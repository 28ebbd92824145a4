import * as files from '@nukkad/contract/market/rfq/quotation-file.api';
import type { QuotationFile } from '@nukkad/contract/market/rfq/quotation-file.model';
import * as leads from '@nukkad/contract/market/lead/lead.api';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import * as api from '@nukkad/contract/market/quote/quote.api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QuotePlay, aQuote, aQuotePlay } from '../../../test/fixtures/quote-play.ts';
import { key } from '../../../test/harness/tenant.ts';
import { eraseFrom } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { sweepUnsentFiles } from '../rfq/file/remove-file.ts';
import { rfqPersonal } from '../rfq/rfq-personal.store.ts';

const dayMs = 86_400_000;
let play: QuotePlay;
let picture: Buffer;
beforeAll(async () => {
  play = await aQuotePlay();
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5462f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
});
afterAll(() => play.app.close());

async function added(viewer: Viewer, leadId?: string, name = 'wall.jpg') {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), name);
  const query = leadId ? `?leadId=${leadId}` : '';
  return play.app.as(viewer).send('POST', `qoutations/files${query}`, { body });
}
async function kept(viewer: Viewer, leadId?: string): Promise<QuotationFile> {
  const { status, body } = await added(viewer, leadId);
  expect(status).toBe(201);
  return body.files[0];
}
const remove = (viewer: Viewer, { fileId }: QuotationFile) =>
  play.app.as(viewer).askLoosely(files.removeQuotationFile, { params: { fileId } });
const opens = async ({ url }: QuotationFile) => {
  const file = await fetch(new URL(url, play.app.url));
  return [file.status, (await file.text()).includes('CANARY')];
};
const ask = (viewer: Viewer, fileIds: readonly string[]) =>
  play.app.as(viewer).askLoosely(rfqs.newRfq, {
    body: { categoryId: 'plumber', message: 'All taps of a flat.', pincode: '560038', fileIds: [...fileIds] },
    headers: key(),
  });
const leadOf = async (viewer: Viewer) => {
  const { items } = (await play.app.as(viewer).ask(leads.listLeads, { query: { tab: 'fresh' } })).body;
  return (await play.app.as(viewer).ask(leads.getLead, { query: { leadId: items[0]?.leadId ?? '' } })).body;
};

test('Asha sends photos with her request; a partner reads how many, and sees them once it unlocked the lead', async () => {
  const asha = await play.aCustomer();
  const [one, two] = [await kept(asha), await kept(asha)];
  expect(await opens(one)).toEqual([200, false]);
  const { status, body } = await ask(asha, [one.fileId, two.fileId]);
  expect([status, body.files.map(({ fileId }: QuotationFile) => fileId)]).toEqual([
    201,
    [one.fileId, two.fileId],
  ]);
  await play.app.drain();
  const lead = await leadOf(play.vikram);
  expect([lead.photos, lead.documents, lead.files]).toEqual([2, 0, []]);
  expect(JSON.stringify(lead)).not.toContain('wall.jpg');
  await play.unlock(play.vikram, lead.leadId);
  const { body: seen } = await play.app.as(play.vikram).ask(leads.getLead, {
    query: { leadId: lead.leadId },
  });
  expect(seen.files.map(({ fileName }) => fileName)).toEqual(['wall.jpg', 'wall.jpg']);
  expect(await opens(seen.files[0] as QuotationFile)).toEqual([200, false]);
  expect((await remove(asha, one)).body.code).toBe('quotation_file_used');
});

test('a file goes with one request alone, of the person who added it, and is none once it was removed', async () => {
  const [asha, ravi] = [await play.aCustomer(), await play.aCustomer()];
  const file = await kept(asha);
  expect((await ask(ravi, [file.fileId])).body.code).toBe('quotation_file_gone');
  expect((await remove(ravi, file)).status).toBe(404);
  expect((await ask(asha, [file.fileId])).status).toBe(201);
  expect((await ask(asha, [file.fileId])).body.code).toBe('quotation_file_gone');
  const other = await kept(asha);
  expect((await remove(asha, other)).status).toBe(200);
  expect((await ask(asha, [other.fileId])).body.code).toBe('quotation_file_gone');
  expect((await opens(other))[0]).toBe(404);
});

test('a partner adds files to its quote: the customer reads them with the version that names them, and not before', async () => {
  const { asha, leadId, otherId } = await play.unlocked();
  const [plan, spare] = [await kept(play.vikram, leadId), await kept(play.vikram, leadId)];
  expect((await added(play.tapMasters, leadId)).status).toBe(404);
  expect((await added(asha, leadId)).status).toBe(404);
  const stranger = await kept(play.tapMasters, otherId);
  const strange = await play.send(play.vikram, leadId, aQuote({ fileIds: [stranger.fileId] }), {
    total: 5_310_00,
  });
  expect(strange.body.code).toBe('quotation_file_gone');
  const content = aQuote({ fileIds: [plan.fileId] });
  const draft = await play.app
    .as(play.vikram)
    .ask(api.updatePrice, { body: { leadId, version: 0, content } });
  expect(draft.body.files.map(({ fileId }) => fileId)).toEqual([plan.fileId, spare.fileId]);
  await play.send(play.vikram, leadId, content);
  const read = (await play.app.as(asha).ask(api.getQuoteThread, { query: { leadId } })).body;
  expect(read.current?.files.map(({ fileId }) => fileId)).toEqual([plan.fileId]);
  expect(JSON.stringify(read)).not.toContain(spare.fileId);
  expect(await opens(read.current?.files[0] as QuotationFile)).toEqual([200, false]);
  expect((await remove(play.vikram, plan)).body.code).toBe('quotation_file_used');
  expect((await remove(play.vikram, spare)).status).toBe(200);
});

test('files that were never sent are swept after a week, those of requests and quotes stay', async () => {
  const { asha, leadId } = await play.unlocked();
  const [unsent, sent, plan] = [await kept(asha), await kept(asha), await kept(play.vikram, leadId)];
  await ask(asha, [sent.fileId]);
  await play.send(play.vikram, leadId, aQuote({ fileIds: [plan.fileId] }));
  const lost = await kept(play.vikram, leadId);
  const open = async () => Promise.all([unsent, sent, plan, lost].map(async (one) => (await opens(one))[0]));
  const start = play.app.clock.now();
  await sweepUnsentFiles(play.app.platform);
  expect(await open()).toEqual([200, 200, 200, 200]);
  play.app.clock.set(new Date(start.getTime() + 8 * dayMs));
  await sweepUnsentFiles(play.app.platform);
  play.app.clock.set(start);
  expect(await open()).toEqual([404, 200, 200, 404]);
});

test('with an account go the files of its requests; what a partner quoted with stays, without who added it', async () => {
  const { asha, leadId } = await play.unlocked();
  const [own, plan] = [await kept(asha), await kept(play.vikram, leadId)];
  const { db } = play.app.platform;
  const rows = () =>
    db
      .selectFrom('quotation_file')
      .select(['file_id', 'user_id'])
      .where('file_id', 'in', [own.fileId, plan.fileId])
      .execute();
  expect(await rfqPersonal.files?.(db, asha.userId)).toHaveLength(1);
  expect(await rfqPersonal.files?.(db, play.vikram.userId)).toEqual([]);
  const ofFiles = {
    ...rfqPersonal,
    tables: rfqPersonal.tables.filter(({ table }) => table === 'quotation_file'),
  };
  await db.transaction().execute(async (tx) => {
    await eraseFrom(ofFiles, tx, asha.userId);
    await eraseFrom(ofFiles, tx, play.vikram.userId);
  });
  expect(await rows()).toEqual([{ file_id: plan.fileId, user_id: null }]);
});
