import { requestAgreementPasskey } from '@nukkad/contract/files/envelope/sign.api';
import { cancelProject, seenOfProjectCancel } from '@nukkad/contract/work/project/project.api';
import * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import { seenOfScopeChange } from '@nukkad/contract/work/scope-change/scope-change.api';
import * as documents from '@nukkad/contract/work/scope-change/scope-change-document.api';
import type { ScopeChange } from '@nukkad/contract/work/scope-change/scope-change.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPasskey } from '../../../test/fixtures/a-passkey.ts';
import { aSignature } from '../../../test/fixtures/envelope-fixture.ts';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import {
  lamps,
  proposing,
  signingChange,
  tryingToAccept,
} from '../../../test/fixtures/scope-change-fixture.ts';
import { proofsOf, shownPasskey } from '../../../test/fixtures/shown-passkey.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { findEnvelope } from '../../files/envelope/envelope.store.ts';
import type { Viewer } from '../../platform/viewer.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let owner: Viewer;
let buyer: Viewer;
let meera: TestClient;
let asha: TestClient;
beforeAll(async () => {
  market = await projectMarket();
});
beforeEach(async () => {
  owner = await market.anOwner();
  buyer = await market.aClient();
  meera = market.app.as(owner);
  asha = market.app.as(buyer);
});
afterAll(() => market.app.close());

async function proposed(of?: string, dueOn?: string) {
  const projectId = of ?? (await market.agreed(owner, buyer));
  const shown = await meera.call(api.proposeScopeChange, proposing(projectId, [lamps], dueOn));
  return { projectId, shown, body: { scopeChangeId: shown.scopeChangeId } };
}
const listed = async (client: TestClient, projectId: string): Promise<ScopeChange | undefined> => {
  const list = client === asha ? api.listOwnScopeChanges : api.listScopeChanges;
  return (await client.call(list, { query: { projectId, limit: 20 } })).items[0];
};
const statusOf = async (envelopeId: string) =>
  (await findEnvelope(market.app.platform.db, envelopeId))?.status;

test('Asha accepts by signing, Meera signs after her, and one sealed file is kept', async () => {
  const { app } = market;
  const { projectId, shown, body } = await proposed(undefined, '2027-02-01');
  expect(shown).toMatchObject({ document: null, can: { sign: true } });
  expect((await listed(asha, projectId))?.can).toMatchObject({ accept: true, sign: false });

  const accepting = await tryingToAccept(market, asha, projectId, shown);
  const { otp } = accepting.body;
  const wrong = { body: { ...accepting.body, otp: otp === '000000' ? '111111' : '000000' } };
  expect((await asha.refused(api.acceptScopeChange, wrong)).code).toBe('otp_wrong');
  const other = { body: { ...accepting.body, documentHash: 'a'.repeat(64) } };
  expect((await asha.refused(api.acceptScopeChange, other)).code).toBe('sign_document_differs');
  expect((await listed(asha, projectId))?.status).toBe('Proposed');
  const accepted = await asha.call(api.acceptScopeChange, accepting);
  expect(accepted).toMatchObject({ status: 'Accepted', document: { status: 'pending', isSealing: false } });
  expect(accepted.document?.signed.map(({ side, by }) => [side, by])).toEqual([['second', 'Asha Verma']]);
  expect((await market.read(buyer, projectId)).total).toBe(shown.totalAfter);

  expect((await listed(meera, projectId))?.can.sign).toBe(true);
  const signing = await signingChange(market, meera, shown);
  const signed = await meera.call(documents.signScopeChange, { body: signing });
  expect(signed).toMatchObject({ status: 'Accepted', can: { sign: false } });
  expect(signed.document?.signed).toHaveLength(2);
  expect((await meera.refused(documents.signScopeChange, { body: signing })).code).toBe('sign_done');
  await app.drain();
  const sealed = (await listed(asha, projectId))?.document;
  expect(sealed).toMatchObject({ status: 'completed', isSealing: false });
  const { url } = await asha.call(documents.getScopeDocument, { query: { ...body, which: 'signed' } });
  const content = Buffer.from(await (await fetch(`${app.url}${url}`)).arrayBuffer());
  const found = await app.platform.sealing.verify(content, 'test');
  expect(found).toMatchObject({ seal: 'intact', sha256: sealed?.sealedHash });
});

test('both sign with their passkeys: neither by a challenge of the other side, nor of another change', async () => {
  const { app } = market;
  const { projectId, shown, body } = await proposed();
  const [hers, theirs] = [await aPasskey(app, buyer), await aPasskey(app, owner)];
  const { envelopeId, documentHash } = await asha.call(documents.openScopeDocument, { body });
  const signature = await aSignature();
  const read = { ...body, documentHash, signature };
  const accept = (proof: object) =>
    asha.askLoosely(api.acceptScopeChange, {
      body: { ...read, projectId, seen: seenOfScopeChange(shown), ...proof },
    });
  const second = await proposed(await market.agreed(owner, buyer));
  const other = await asha.call(documents.openScopeDocument, { body: second.body });
  const foreign = [
    await shownPasskey(meera, envelopeId, theirs),
    await shownPasskey(asha, other.envelopeId, hers),
  ];
  for (const proof of foreign) expect((await accept(proof)).body.code).toBe('passkey_expired');
  const stolen = await shownPasskey(asha, envelopeId, theirs);
  expect((await accept(stolen)).body.code).toBe('sign_passkey_refused');
  const bela = market.app.as(await market.aClient());
  expect((await bela.refused(requestAgreementPasskey, { body: { envelopeId } })).status).toBe(404);
  expect((await listed(asha, projectId))?.status).toBe('Proposed');

  const answer = await shownPasskey(asha, envelopeId, hers);
  expect((await accept(answer)).body.status).toBe('Accepted');
  expect((await accept(answer)).status).toBe(409);
  const signed = await meera.askLoosely(documents.signScopeChange, {
    body: { ...read, ...(await shownPasskey(meera, envelopeId, theirs)) },
  });
  expect(signed.body.document?.signed).toHaveLength(2);
  await app.drain();
  expect(await statusOf(envelopeId)).toBe('completed');
  const { proofs, credentials, codes } = await proofsOf(app, envelopeId);
  expect([proofs, credentials.size, codes]).toEqual([['passkey', 'passkey'], 2, 0]);
});

test('Meera signs what she proposes first; Asha accepts, and both have signed', async () => {
  const { projectId, shown } = await proposed();
  await sql`insert into user_setting (user_id, language, updated_at) values (${owner.userId}, 'hi', now())`.execute(
    market.app.platform.db,
  );
  const signed = await meera.call(documents.signScopeChange, {
    body: await signingChange(market, meera, shown),
  });
  expect(signed).toMatchObject({ status: 'Proposed', can: { sign: false, withdraw: true } });
  const shownToAsha = await listed(asha, projectId);
  expect(shownToAsha?.document?.signed.map(({ side }) => side)).toEqual(['first']);
  const accepted = await asha.call(
    api.acceptScopeChange,
    await tryingToAccept(market, asha, projectId, shown),
  );
  expect(accepted.document).toMatchObject({ isSealing: true });
  const { rows } = await sql<{ title: string }>`select title from envelope
    where envelope_id = ${accepted.document?.envelopeId}`.execute(market.app.platform.db);
  expect(rows[0]?.title).toContain('प्रोजेक्ट में बदलाव');
});

test.each([
  ['rejected', 'rejected'],
  ['withdrawn', 'cancelled'],
] as const)('a change that is %s is signed no more', async (how, status) => {
  const { shown, body } = await proposed();
  const { envelopeId } = await asha.call(documents.openScopeDocument, { body });
  const { version } = shown;
  const answer = 'The old top is good enough.';
  await (how === 'rejected'
    ? asha.call(api.rejectScopeChange, { body: { ...body, version, answer } })
    : meera.call(api.withdrawScopeChange, { body: { ...body, version } }));
  expect(await statusOf(envelopeId)).toBe(status);
  expect((await asha.refused(documents.sendScopeCode, { body })).code).toBe('sign_ended');
});

test('with its project ends the document of a change that no one answered', async () => {
  const { db } = market.app.platform;
  const { projectId } = await market.byHand(owner);
  // Of a project that was agreed on the advance is accepted, and it is not cancelled any more.
  await sql`update project set buyer_id = ${buyer.userId} where project_id = ${projectId}`.execute(db);
  const { body } = await proposed(projectId);
  const { envelopeId } = await asha.call(documents.openScopeDocument, { body });
  const seen = seenOfProjectCancel(await market.read(owner, projectId));
  await meera.call(cancelProject, { body: { projectId, seen } });
  await market.app.drain();
  expect(await statusOf(envelopeId)).toBe('cancelled');
  expect((await listed(meera, projectId))?.can).toMatchObject({ sign: false, withdraw: true });
  expect((await asha.refused(documents.sendScopeCode, { body })).code).toBe('sign_ended');
});

test('what was answered before there were documents stays as it is, and none is made for it', async () => {
  const { projectId, shown, body } = await proposed();
  await sql`update scope_change set status = 'Accepted', answered_at = now()
    where scope_change_id = ${shown.scopeChangeId}`.execute(market.app.platform.db);
  expect(await listed(meera, projectId)).toMatchObject({
    status: 'Accepted',
    document: null,
    can: { sign: false },
  });
  expect((await meera.refused(documents.openScopeDocument, { body })).code).toBe('scope_change_moved_on');
  const none = await asha.refused(documents.getScopeDocument, { query: { ...body, which: 'document' } });
  expect(none.code).toBe('scope_change_not_found');
});

test('opened by both sides at one moment it is one document', async () => {
  const { body } = await proposed();
  const opened = await Promise.all(
    [asha, meera, asha, meera].map((one) => one.call(documents.openScopeDocument, { body })),
  );
  expect(new Set(opened.map(({ envelopeId }) => envelopeId)).size).toBe(1);
});

test('another business, another client and staff who may only look sign nothing', async () => {
  const { body, shown, projectId } = await proposed();
  await asha.call(documents.openScopeDocument, { body });
  const bela = market.app.as(await market.aClient());
  const lakshmi = market.app.as(await market.anOwner('Lakshmi Plumbing'));
  for (const one of [bela, lakshmi]) {
    const codes = [
      (await one.refused(documents.openScopeDocument, { body })).code,
      (await one.refused(documents.sendScopeCode, { body })).code,
      (await one.refused(documents.getScopeDocument, { query: { ...body, which: 'document' } })).code,
    ];
    expect(new Set(codes)).toEqual(new Set(['scope_change_not_found']));
  }
  const own = await signingChange(market, asha, shown);
  const stolen = await meera.refused(documents.signScopeChange, { body: own });
  expect(stolen.code).toBe('otp_expired');
  const reader = market.app.as({
    ...owner,
    role: 'subUser',
    permissions: new Set(['customers.view'] as const),
  });
  expect((await reader.refused(documents.openScopeDocument, { body })).code).toBe('forbidden');
  const { url } = await reader.call(documents.getScopeDocument, { query: { ...body, which: 'document' } });
  expect(url).toContain('/');
  expect((await listed(asha, projectId))?.document?.signed).toEqual([]);
});
