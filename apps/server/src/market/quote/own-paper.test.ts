import * as api from '@nukkad/contract/market/quote/quote.api';
import * as agreements from '@nukkad/contract/market/quote/agreement.api';
import * as templates from '@nukkad/contract/files/template/template.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QuotePlay, aQuote, aQuotePlay } from '../../../test/fixtures/quote-play.ts';
import { signedQuote } from '../../../test/fixtures/signed-quote.ts';
import { chosenPaper, choosing } from '../../../test/fixtures/template-fixture.ts';
import { fileOf, printOf } from '../../../test/harness/print-of.ts';
import { required } from '../../../test/harness/required.ts';
import type { Viewer } from '../../platform/viewer.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
}, 120_000);
afterAll(() => play.app.close());

const quotation = `Quote {{ quote.number }} for {{ customer.name }}. Zebra {{ quote.total }}.

[[sign: business]] [[date: business]]

[[sign: customer]]`;

const paperOf = async (viewer: Viewer, quoteId: string) =>
  printOf(await fileOf(play.app, viewer, `/qoutations/document?quoteId=${quoteId}`));

test('a quote goes out on the paper of its partner, and both sides sign that', async () => {
  const owner = play.app.as(play.vikram);
  const { asha, leadId } = await play.unlocked();
  const plain = await play.send(play.vikram, leadId, aQuote({ hasAdvance: false }));
  const ours: string = required(plain.body.current).quoteId;
  const template = await chosenPaper(owner, 'quotation', quotation);
  await play.send(play.vikram, leadId, aQuote({ hasAdvance: false, discount: 1_00 }), { newestVersion: 1 });
  const { current } = (await play.app.as(asha).ask(api.getQuoteThread, { query: { leadId } })).body;
  const { quoteId } = required(current);
  expect(await paperOf(asha, ours)).not.toContain('Zebra');
  expect(await paperOf(asha, quoteId)).toContain('for Asha Verma. Zebra');
  await owner.call(templates.chooseTemplate, choosing(template, false));

  const { body } = await play.app.as(asha).ask(api.acceptQuote, { body: { leadId, quoteId } });
  const { digest, document } = required(body.agreement);
  const { body: link } = await play.app
    .as(asha)
    .ask(agreements.getQuoteDocument, { query: { leadId, which: 'document' } });
  const file = Buffer.from(await (await fetch(`${play.app.url}${link.url}`)).arrayBuffer());
  expect([await printOf(file), document?.signed]).toEqual([expect.stringContaining('Zebra'), []]);
  for (const viewer of [asha, play.vikram]) {
    const signed = await signedQuote(play.app, play.app.as(viewer), { leadId, digest });
    expect(signed.status).toBe(200);
  }
  await play.app.drain();
  const sealed = (await play.app.as(asha).ask(api.getQuoteThread, { query: { leadId } })).body.agreement;
  expect(sealed?.document).toMatchObject({ status: 'completed', sealedHash: expect.any(String) });
});

test('a paper that comes to nothing for this quote is said to its partner, and nothing is sent', async () => {
  const owner = play.app.as(play.vikram);
  const body = '{% if quote.terms %}Terms. [[sign: business]] [[sign: customer]]{% endif %} Words.';
  const template = await chosenPaper(owner, 'quotation', body);
  const { asha, leadId } = await play.unlocked();
  const refused = await play.send(play.vikram, leadId, aQuote());
  expect([refused.status, refused.body.code]).toEqual([409, 'paper_has_problems']);
  const { current } = (await play.app.as(asha).ask(api.getQuoteThread, { query: { leadId } })).body;
  expect(current).toBeNull();
  await owner.call(templates.chooseTemplate, choosing(template, false));
  expect((await play.send(play.vikram, leadId, aQuote())).status).toBe(200);
});
