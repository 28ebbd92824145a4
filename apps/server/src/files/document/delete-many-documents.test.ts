import {
  addDocuments,
  deleteManyDocuments,
  listDocuments,
} from '@nukkad/contract/files/document/document.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type PartnerFixture,
  aPdf,
  partnerFixture,
  sendFiles,
} from '../../../test/fixtures/partner-fixture.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

type Client = Awaited<ReturnType<PartnerFixture['aBeginner']>>['client'];

async function kept(client: Client, type: string, ...names: string[]): Promise<string[]> {
  const content = await aPdf();
  const files = names.map((name) => ({ content, name, mediaType: 'application/pdf' }));
  const { body } = await sendFiles(client, type, files);
  return body.documents.map(({ documentId }: { documentId: string }) => documentId);
}

test('many documents are deleted; one under review and one that is gone are refused alone', async () => {
  const { client, organisationId } = await fixture.aBeginner();
  const [first = '', second = '', third = ''] = await kept(client, 'other', 'a.pdf', 'b.pdf', 'c.pdf');
  await client.ask(addDocuments, { body: { documentIds: [second] } });
  await sql`update organisation set status = 'Pending' where organisation_id = ${organisationId}`.execute(
    fixture.app.platform.db,
  );
  const gone = '00000000-0000-4000-8000-000000000000';
  const { body } = await client.ask(deleteManyDocuments, { body: { documentIds: [first, second, gone] } });
  expect(body.results.map(({ code }: { code: string | null }) => code)).toEqual([
    null,
    'document_in_review',
    'document_not_found',
  ]);
  const left = await client.ask(listDocuments, { query: { count: 'true' } });
  expect(left.body.items.map(({ documentId }: { documentId: string }) => documentId)).toEqual([
    third,
    second,
  ]);
  expect(left.body.total).toEqual({ count: 2, isMore: false });
});

test('documents are found by type and by part of the file name, and counted', async () => {
  const { client } = await fixture.aBeginner();
  await kept(client, 'pan_card', 'PAN of Kavita.pdf');
  await kept(client, 'other', 'Lease.pdf', 'Letter.pdf');
  const asked = async (query: { type?: 'other'; q?: string; status?: 'Approved' }) => {
    const { body } = await client.ask(listDocuments, { query: { ...query, count: 'true', limit: 1 } });
    return [body.items[0]?.fileName, body.total?.count];
  };
  expect(await asked({ type: 'other' })).toEqual(['Letter.pdf', 2]);
  expect(await asked({ q: 'kavita' })).toEqual(['PAN of Kavita.pdf', 1]);
  expect(await asked({ status: 'Approved' })).toEqual([undefined, 0]);
});

test("promise 42: another person's documents are not deleted, and it is not told that they exist", async () => {
  const [meena, stranger] = [await fixture.aBeginner(), await fixture.aBeginner()];
  const documentIds = await kept(meena.client, 'other', 'private.pdf');
  expect((await stranger.client.ask(deleteManyDocuments, { body: { documentIds } })).status).toBe(404);
  expect((await meena.client.ask(listDocuments)).body.items).toHaveLength(1);
});
