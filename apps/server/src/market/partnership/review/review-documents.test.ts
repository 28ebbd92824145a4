import { listDocuments } from '@nukkad/contract/files/document/document.api';
import { submitForReview } from '@nukkad/contract/market/partnership/partnership.api';
import {
  assignReview,
  decideDocument,
  decideProfile,
  getReview,
  listReviews,
  revealPan,
  seenOfReview,
} from '@nukkad/contract/market/partnership/review.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

async function aWaitingPartner(): Promise<NewPartner> {
  const partner = await fixture.aReadyPartner();
  await partner.client.call(submitForReview);
  return partner;
}
const review = async ({ organisationId }: NewPartner) =>
  (await fixture.admin.ask(getReview, { params: { organisationId } })).body;
const panCardOf = async (partner: NewPartner) =>
  required((await review(partner)).documents.find(({ type }) => type === 'pan_card'));
const decide = (
  { organisationId }: NewPartner,
  { documentId, status }: { documentId: string; status: string },
  decision: object,
) =>
  fixture.admin.askLoosely(decideDocument, {
    body: { organisationId, documentId, seenStatus: status, ...decision },
  });
const approve = ({ organisationId }: NewPartner) =>
  fixture.admin.askLoosely(decideProfile, {
    body: { organisationId, decision: 'Approved', seen: seenOfReview(null) },
  });

test('a profile is approved only once each needed document is accepted', async () => {
  const partner = await aWaitingPartner();
  expect((await review(partner)).profile.neededDocuments).toContain('pan_card');
  expect(await approve(partner)).toMatchObject({ status: 409, body: { code: 'documents_undecided' } });
  expect((await decide(partner, await panCardOf(partner), { decision: 'accept' })).status).toBe(200);
  for (const document of (await review(partner)).documents)
    if (document.status === 'Pending') await decide(partner, document, { decision: 'accept' });
  expect((await approve(partner)).status).toBe(200);
});

test('another document is asked for with a sentence, which the partner reads beside that document', async () => {
  const partner = await aWaitingPartner();
  const card = await panCardOf(partner);
  for (const reason of [undefined, 'x', 'blurredphoto'])
    expect(
      (await decide(partner, card, { decision: 'again', ...(reason && { reason }) })).body,
    ).toMatchObject({
      code: 'invalid_request',
      fields: { reason: expect.any(String) },
    });
  const reason = 'The photo is blurred. Upload a sharper one.';
  expect((await decide(partner, card, { decision: 'again', reason })).status).toBe(200);
  const { items } = (await partner.client.ask(listDocuments, { query: { attached: 'true' } })).body;
  expect(
    items.find(({ documentId }: { documentId: string }) => documentId === card.documentId),
  ).toMatchObject({
    status: 'Rejected',
    reason,
  });
  expect((await approve(partner)).body.code).toBe('documents_undecided');
  const one = await fixture.decide(partner, {
    decision: 'Rejected',
    reasons: [{ field: 'documents', reason: 'n' }],
  });
  expect(one.body.fields).toEqual({
    'reasons.0.reason': 'Enter a reason of a few words, at least 10 characters.',
  });
});

test('two reviewers who decide on one document at once: the second is told that it is decided', async () => {
  const partner = await aWaitingPartner();
  const card = await panCardOf(partner);
  const reason = 'The photo is blurred. Upload a sharper one.';
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      decide(partner, card, index % 2 ? { decision: 'accept' } : { decision: 'again', reason }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['document_decided']),
  );
});

test('the PAN is shown in full only while the profile waits, and the audit log says who read it', async () => {
  const partner = await aWaitingPartner();
  const { organisationId } = partner;
  const read = () => fixture.admin.askLoosely(revealPan, { body: { organisationId } });
  const { profile } = await review(partner);
  const { body } = await read();
  expect(body.pan).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
  expect(required(body.pan).endsWith(required(profile.panLast4))).toBe(true);
  const logged = await fixture.rows(
    sql`select actor_id from audit_log where action = 'partner.reveal_pan' and subject_id = ${organisationId}`,
  );
  expect(logged).toEqual([{ actor_id: fixture.adminId }]);
  expect((await partner.client.askLoosely(revealPan, { body: { organisationId } })).status).toBe(403);
  await fixture.decide(partner, { decision: 'Approved' });
  expect((await read()).status).toBe(409);
});

test('a review is taken and released; of two who take it at once one is told, and the queue names who has it', async () => {
  const partner = await aWaitingPartner();
  const { organisationId } = partner;
  const take = (seenAssignee: string | null, wanted = true) =>
    fixture.admin.askLoosely(assignReview, { body: { organisationId, take: wanted, seenAssignee } });
  const answers = await Promise.all(Array.from({ length: 6 }, () => take(null)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'review_taken')).toHaveLength(5);
  const waiting = async () =>
    (await fixture.admin.ask(listReviews, { query: { limit: 50 } })).body.items.find(
      (one: { organisationId: string }) => one.organisationId === organisationId,
    );
  expect((await waiting())?.assignee?.userId).toBe(fixture.adminId);
  expect((await take(fixture.adminId, false)).body).toEqual({ assignee: null });
  expect((await waiting())?.assignee).toBeNull();
  await take(null);
  await fixture.decide(partner, { decision: 'Approved' });
  expect(await fixture.rows(sql`select 1 from review_assignment`)).toEqual([]);
});
