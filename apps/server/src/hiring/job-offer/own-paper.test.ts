import * as templates from '@nukkad/contract/files/template/template.api';
import * as api from '@nukkad/contract/hiring/job-offer/job-offer.api';
import * as documents from '@nukkad/contract/hiring/job-offer/offer-document.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlumberJob, anApplicant, move } from '../../../test/fixtures/application-fixture.ts';
import { type ExpenseFixture, expenseFixture } from '../../../test/fixtures/expense-fixture.ts';
import {
  accepting,
  anOffer,
  makingOffer,
  signingLetter,
  termsFor,
} from '../../../test/fixtures/job-offer-fixture.ts';
import { chosenPaper, choosing } from '../../../test/fixtures/template-fixture.ts';
import { fileOf, printOf } from '../../../test/harness/print-of.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';

let shop: ExpenseFixture;
let lakshmi: TestClient;
beforeAll(async () => {
  shop = await expenseFixture();
  lakshmi = shop.app.as(shop.owner);
}, 120_000);
afterAll(() => shop.app.close());

const offered = `Dear {{ candidate.name }}, you earn {{ offer.pay }}. Zebra.
{% if offer.hours %}Hours. [[stamp: business]]{% endif %}

[[sign: business]]

[[sign: candidate]] [[date: candidate]]`;

async function shortlisted() {
  const job = await aPlumberJob(lakshmi);
  const { viewer, applicationId } = await anApplicant(shop, job, 'Raju Yadav');
  await move(lakshmi, 'shortlist', applicationId);
  return { viewer, client: shop.app.as(viewer), applicationId };
}
const letterOf = (viewer: Viewer, { jobOfferId }: { jobOfferId: string }) =>
  fileOf(shop.app, viewer, `/jobs/offer/${jobOfferId}/pdf`);

test('an offer is previewed, read and signed on the paper that was in use when it was made', async () => {
  const fixture = { app: shop.app, lakshmi };
  const { viewer, client, applicationId } = await shortlisted();
  const template = await chosenPaper(lakshmi, 'offer', offered.replace(/\{% if.*endif %\}\n/, ''));
  const seen = await lakshmi.call(api.previewJobOffer, { body: termsFor(fixture, applicationId) });
  expect(await printOf(Buffer.from(seen.paper ?? '', 'base64'))).toContain('Zebra');
  const offer = await anOffer(fixture, applicationId);
  await lakshmi.call(templates.chooseTemplate, {
    body: { templateId: template.templateId, version: template.version, isInUse: false },
  });
  expect(offer.hasOwnPaper).toBe(true);
  const paper = await letterOf(viewer, offer);
  expect(await printOf(paper)).toContain('Dear Raju Yadav');
  const { jobOfferId } = offer;
  await client.call(documents.openOfferDocument, { body: { jobOfferId } });
  const { url } = await client.call(documents.getOfferDocument, { query: { jobOfferId, which: 'document' } });
  const document = Buffer.from(await (await fetch(`${shop.app.url}${url}`)).arrayBuffer());
  expect(document.equals(paper)).toBe(true);
  await client.call(api.acceptJobOffer, await accepting(shop, client, offer));
  shop.app.clock.advance(61_000);
  const body = await signingLetter(shop, lakshmi, offer);
  await lakshmi.call(documents.signOfferLetter, { body });
  await shop.app.drain();
  const sealed = await client.call(api.getJobOffer, { query: { jobOfferId } });
  expect(sealed.document).toMatchObject({ status: 'completed' });
});

test('an offer for which the paper is wrong is not previewed, and one made with another text is refused', async () => {
  const fixture = { app: shop.app, lakshmi };
  const { applicationId } = await shortlisted();
  const template = await chosenPaper(lakshmi, 'offer', offered.replace(' [[stamp: business]]', ''));
  const making = await makingOffer(fixture, applicationId);
  await lakshmi.call(templates.chooseTemplate, choosing(template, false));
  expect((await lakshmi.refused(api.makeJobOffer, making)).code).toBe('job_offer_letter_changed');
  const part =
    '{% if offer.hours %}[[sign: candidate]]{% endif %} Words. [[sign: business]] {% if offer.notice_days == 0 %}[[sign: candidate]]{% endif %}';
  await chosenPaper(lakshmi, 'offer', part);
  const refused = await lakshmi.refused(api.previewJobOffer, { body: termsFor(fixture, applicationId) });
  expect(refused.code).toBe('paper_has_problems');
});
