import * as templates from '@nukkad/contract/files/template/template.api';
import * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import * as documents from '@nukkad/contract/work/scope-change/scope-change-document.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import {
  lamps,
  proposing,
  signingChange,
  tryingToAccept,
} from '../../../test/fixtures/scope-change-fixture.ts';
import { aTemplate, chosenPaper, choosing } from '../../../test/fixtures/template-fixture.ts';
import { printOf } from '../../../test/harness/print-of.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let owner: Viewer;
let buyer: Viewer;
let meera: TestClient;
let asha: TestClient;
beforeAll(async () => {
  market = await projectMarket();
}, 120_000);
beforeEach(async () => {
  owner = await market.anOwner();
  buyer = await market.aClient();
  meera = market.app.as(owner);
  asha = market.app.as(buyer);
});
afterAll(() => market.app.close());

const changed = `{{ customer.name }}: {{ change.reason }} Zebra {{ change.total_after }}.
{% for line in lines %}
- {{ line.kind }}: {{ line.title }}, {{ line.amount }}
{% endfor %}

[[sign: business]] [[date: business]]

[[sign: customer]]`;

const documentOf = async (scopeChangeId: string): Promise<string> => {
  await asha.call(documents.openScopeDocument, { body: { scopeChangeId } });
  const { url } = await asha.call(documents.getScopeDocument, {
    query: { scopeChangeId, which: 'document' },
  });
  return printOf(Buffer.from(await (await fetch(`${market.app.url}${url}`)).arrayBuffer()));
};

test('a change goes out on the paper that was in use when it was proposed, and both sides sign that', async () => {
  const projectId = await market.agreed(owner, buyer);
  const early = await meera.call(api.proposeScopeChange, proposing(projectId, [lamps]));
  const template = await chosenPaper(meera, 'change', changed);
  expect(await documentOf(early.scopeChangeId)).not.toContain('Zebra');
  const withdrawn = { scopeChangeId: early.scopeChangeId, version: early.version };
  await meera.call(api.withdrawScopeChange, { body: withdrawn });

  const shown = await meera.call(api.proposeScopeChange, proposing(projectId, [lamps]));
  await meera.call(templates.chooseTemplate, choosing(template, false));
  const print = await documentOf(shown.scopeChangeId);
  expect(print).toContain('Asha Verma: You asked for a marble top. Zebra');
  expect(print).toContain('New: Lamps');
  const { isUsed } = await meera.call(templates.getTemplate, { query: { templateId: template.templateId } });
  expect(isUsed).toBe(true);

  const accepted = await asha.call(
    api.acceptScopeChange,
    await tryingToAccept(market, asha, projectId, shown),
  );
  expect(accepted.status).toBe('Accepted');
  const signing = await signingChange(market, meera, shown);
  await meera.call(documents.signScopeChange, { body: signing });
  await market.app.drain();
  const { items } = await asha.call(api.listOwnScopeChanges, { query: { projectId, limit: 20 } });
  expect(items[0]?.document).toMatchObject({ status: 'completed', sealedHash: expect.any(String) });
});

test('a paper that comes to nothing for this change is said to the business, and its client is asked nothing', async () => {
  const projectId = await market.agreed(owner, buyer);
  const body = '{% if change.total_before == 0 %}[[sign: customer]]{% endif %} Words. [[sign: business]]';
  const template = await chosenPaper(meera, 'change', body);
  const asked = proposing(projectId, [lamps]);
  expect((await meera.refused(api.proposeScopeChange, asked)).code).toBe('paper_has_problems');
  expect((await asha.call(api.listOwnScopeChanges, { query: { projectId, limit: 20 } })).items).toEqual([]);
  const reader = market.app.as({
    ...owner,
    role: 'subUser',
    permissions: new Set(['customers.view'] as const),
  });
  expect((await reader.refused(api.proposeScopeChange, asked)).code).toBe('forbidden');
  await meera.call(templates.chooseTemplate, choosing(template, false));
  expect((await meera.call(api.proposeScopeChange, asked)).status).toBe('Proposed');
});

test('a document is made by hand of each change of the own business, found by its project', async () => {
  const projectId = await market.agreed(owner, buyer);
  const { scopeChangeId } = await meera.call(api.proposeScopeChange, proposing(projectId, [lamps]));
  const listed = async (client: TestClient, q = '') =>
    (await client.call(templates.listTemplateRecords, { query: { kind: 'change', q } })).items;
  const [record] = await listed(meera, 'kitchen');
  expect(record).toMatchObject({
    recordId: scopeChangeId,
    name: expect.stringMatching(/, Kitchen for Asha$/),
  });
  expect(await listed(meera, 'garden')).toEqual([]);
  const lakshmi = market.app.as(await market.anOwner('Lakshmi Plumbing'));
  expect(await listed(lakshmi)).toEqual([]);
  await aTemplate(meera, 'change', changed);

  const { builtIn } = await meera.call(templates.getTemplateGuide, { query: { kind: 'change' } });
  for (const lang of ['en', 'hi'] as const) {
    const body = { kind: 'change', lang, text: builtIn[lang], recordId: scopeChangeId } as const;
    const { pdf, problems } = await meera.call(templates.previewTemplate, { body });
    expect(problems).toEqual([]);
    const print = await printOf(Buffer.from(pdf ?? '', 'base64'));
    expect(print).toContain('Lamps');
    expect(print).toContain('10,000');
    const refused = await lakshmi.refused(templates.previewTemplate, { body });
    expect(refused.code).toBe('template_record_not_found');
  }
});
