import { getChain } from '@nukkad/contract/market/quote/chain.api';
import { milestoneEvents } from '@nukkad/contract/work/project/milestone.noun';
import { projectEvents } from '@nukkad/contract/work/project/project.noun';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../test/harness/mounted.ts';
import { type QuotePlay, aQuote, aQuotePlay } from '../../../test/fixtures/quote-play.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
afterAll(() => play.app.close());

const chain = (viewer: Viewer, query: { leadId?: string; projectId?: string }) =>
  play.app.as(viewer).askLoosely(getChain, { query });
const kinds = async (viewer: Viewer, query: { leadId?: string; projectId?: string }) =>
  (await chain(viewer, query)).body.links.map(({ kind }) => kind);

/** Quoted without an advance and confirmed by both: booked at once. */
async function booked() {
  const found = await play.unlocked();
  await play.book(found.asha, play.vikram, found.leadId, aQuote({ hasAdvance: false }));
  const projectId = play.projectIds.at(-1) ?? '';
  return { ...found, projectId };
}
const tell = async (event: 'started' | 'completed', projectId: string, organisationId: string) => {
  const now = play.app.clock.now();
  await play.app.platform.write(system, (tx) =>
    publish(tx, now, projectEvents[event], { projectId, organisationId }),
  );
  await play.app.drain();
};

test('the chain grows from the request to the project, and each side is led to its own screens', async () => {
  const { asha, rfqId, leadId } = await play.unlocked();
  expect(await kinds(asha, { leadId })).toEqual(['request']);
  expect(await kinds(play.vikram, { leadId })).toEqual(['lead']);
  await play.book(asha, play.vikram, leadId, aQuote({ hasAdvance: false }));
  const projectId = play.projectIds.at(-1) ?? '';
  const own = (await chain(asha, { leadId })).body;
  expect(own.links.map(({ kind, path }) => [kind, path])).toEqual([
    ['request', `/buyer/quotes/${rfqId}`],
    ['quote', `/buyer/quotes/${rfqId}/offers/${leadId}`],
    ['agreement', `/buyer/quotes/${rfqId}/offers/${leadId}`],
    ['project', `/buyer/projects/${projectId}`],
  ]);
  const theirs = (await chain(play.vikram, { projectId })).body;
  expect(theirs.rfqNumber).toBe(own.rfqNumber);
  expect(theirs.links.map(({ kind, path }) => [kind, path])).toEqual([
    ['lead', `/consultant-service/leads/${leadId}`],
    ['quote', `/consultant-service/leads/${leadId}/quote`],
    ['agreement', `/consultant-service/leads/${leadId}/quote`],
    ['project', `/projects/${projectId}`],
  ]);
  expect(JSON.stringify(theirs)).not.toContain(rfqId);
});

test('a stranger, and the partner of another lead, read no chain; a lead or a project is named, not both', async () => {
  const { asha, leadId, projectId } = await booked();
  expect((await chain(await play.aCustomer(), { leadId })).status).toBe(404);
  expect((await chain(play.tapMasters, { leadId })).status).toBe(404);
  expect((await chain(play.tapMasters, { projectId })).status).toBe(404);
  expect((await chain(aViewer({ role: 'Buyer' }), { projectId })).status).toBe(404);
  expect((await chain(asha, {})).status).toBe(400);
  expect((await chain(asha, { leadId, projectId })).status).toBe(400);
});

const say = async (event: 'disputed' | 'disputeEnded', projectId: string, organisationId: string) => {
  const facts = { milestoneId: newId(), projectId, organisationId };
  await play.app.platform.write(system, (tx) =>
    publish(tx, play.app.clock.now(), milestoneEvents[event], facts),
  );
  await play.app.drain();
};
const quoteStatus = async (asha: Viewer, leadId: string) =>
  (await chain(asha, { leadId })).body.links.find(({ kind }) => kind === 'quote')?.status;

test('a lead is disputed with its project, resolved when the last dispute ended, and completed after it', async () => {
  const { asha, leadId, projectId } = await booked();
  const organisationId = play.vikram.organisationId ?? '';
  await tell('started', projectId, organisationId);
  await say('disputed', projectId, organisationId);
  expect(await quoteStatus(asha, leadId)).toBe('Disputed');
  play.setDisputes({ isOpen: true, isReduced: true });
  await say('disputeEnded', projectId, organisationId);
  expect(await quoteStatus(asha, leadId)).toBe('Disputed');
  play.setDisputes({ isOpen: false, isReduced: false });
  await say('disputeEnded', projectId, organisationId);
  expect(await quoteStatus(asha, leadId)).toBe('Resolved');
  await tell('completed', projectId, organisationId);
  expect(await quoteStatus(asha, leadId)).toBe('Completed');
});

test('a lead whose work was reduced says so, also after its project is completed', async () => {
  const { asha, leadId, projectId } = await booked();
  const organisationId = play.vikram.organisationId ?? '';
  await tell('completed', projectId, organisationId);
  await say('disputed', projectId, organisationId);
  play.setDisputes({ isOpen: false, isReduced: true });
  await say('disputeEnded', projectId, organisationId);
  await tell('completed', projectId, organisationId);
  expect(await quoteStatus(asha, leadId)).toBe('Refunded');
});

test('a booked lead follows its project: in progress, then completed; told again or out of order it stays', async () => {
  const { asha, leadId, projectId } = await booked();
  const organisationId = play.vikram.organisationId ?? '';
  const status = async () =>
    (await chain(asha, { leadId })).body.links.find(({ kind }) => kind === 'quote')?.status;
  /** The same as the customer reads it on the request. */
  const mirrored = async () =>
    (await chain(asha, { leadId })).body.links.find(({ kind }) => kind === 'request')?.status;
  expect([await status(), await mirrored()]).toEqual(['Booked', 'Booked']);
  await tell('started', projectId, organisationId);
  await tell('started', projectId, organisationId);
  expect([await status(), await mirrored()]).toEqual(['Inprogress', 'Inprogress']);
  await tell('completed', projectId, organisationId);
  await tell('started', projectId, organisationId);
  expect([await status(), await mirrored()]).toEqual(['Completed', 'Completed']);
});
