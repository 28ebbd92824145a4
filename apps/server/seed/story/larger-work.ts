/** Larger work that residents ask quotations for: leads in every state, quotes won and lost, projects that run. */
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { buyLeadPack, getLeadCredits, seenOfPack } from '@nukkad/contract/money/lead-credit/lead-credit.api';
import { cancelRfq, getMyRfq, newRfq, seenOfRfqCancel } from '@nukkad/contract/market/rfq/rfq.api';
import {
  answerLead,
  getLead,
  listLeads,
  seenOfUnlock,
  unlockLead,
} from '@nukkad/contract/market/lead/lead.api';
import { requestQuoteCode, signQuote } from '@nukkad/contract/market/quote/agreement.api';
import {
  acceptQuote,
  getQuoteDraft,
  getQuoteThread,
  refuseQuote,
  sendQuote,
  updatePrice,
} from '@nukkad/contract/market/quote/quote.api';
import {
  approveMilestone,
  getOwnProject,
  listOwnProjects,
} from '@nukkad/contract/work/project/client-project.api';
import { getProject, seenOfMilestone, submitMilestone } from '@nukkad/contract/work/project/project.api';
import { noteReceipt } from '@nukkad/contract/work/payment-book/payment-book.api';
import { newId } from '../../src/platform/id.ts';
import { signInCode } from '../../src/identity/account/account.seed.ts';
import { payOrder } from '../../src/money/payment/payment.seed.ts';
import type { DemoCity, Resident, Shop } from '../city/demo-city.ts';
import type { Stage } from './stage.ts';
import { type AskedWork, askedWorks } from './asked-works.ts';
import { drawnSignature } from './drawn-signature.ts';
import { packagedWork } from './packaged-work.ts';
import { contentOf } from './quoted-content.ts';
import type { SeedSession } from './seed-client.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const key = () => ({ key: newId() });

interface Asked {
  readonly rfqId: string;
  readonly rfqNumber: string;
  readonly resident: Resident;
}

async function ask({ client, actors, clock }: Stage, resident: Resident, work: AskedWork): Promise<Asked> {
  const session = await actors.asBuyer(resident);
  const today = istDay(clock.now());
  const { rfqId, rfqNumber } = await client.call(session, newRfq, {
    body: {
      categoryId: work.categoryId,
      message: work.message,
      pincode: resident.pincode,
      fromDay: addDays(today, work.inDays),
      byDay: addDays(today, work.inDays + work.takesDays),
      budgetFrom: work.budgetRupees[0] * 100,
      budgetTo: work.budgetRupees[1] * 100,
    },
    ...key(),
  });
  return { rfqId, rfqNumber, resident };
}

/** The lead of this request as the shop was told of it; null: it was not. */
async function leadOf({ client, actors }: Stage, shop: Shop, { rfqNumber }: Asked): Promise<string | null> {
  const owner = await actors.asOwner(shop);
  const { items } = await client.call(owner, listLeads, { query: { tab: 'fresh', limit: 50 } });
  return items.find((one) => one.rfqNumber === rfqNumber)?.leadId ?? null;
}

async function unlock({ client, actors }: Stage, shop: Shop, leadId: string): Promise<void> {
  const owner = await actors.asOwner(shop);
  const lead = await client.call(owner, getLead, { query: { leadId } });
  await client.call(owner, unlockLead, { body: { leadId, seen: seenOfUnlock(lead) }, ...key() });
}

async function quote(
  { client, actors, clock }: Stage,
  shop: Shop,
  leadId: string,
  work: AskedWork,
  dearer: number,
): Promise<void> {
  const owner = await actors.asOwner(shop);
  const content = contentOf(work, { today: istDay(clock.now()), dearer });
  const draft = await client.call(owner, getQuoteDraft, { query: { leadId } });
  const body = { leadId, version: draft.version ?? 0, content };
  const { price } = await client.call(owner, updatePrice, { body });
  const { newestVersion } = draft;
  await client.call(owner, sendQuote, { body: { leadId, newestVersion, total: price?.total ?? 0, content } });
}

/** With a one-time password of the story and a stroke of a pen. */
async function sign(
  { client, app }: Stage,
  session: SeedSession,
  read: { readonly leadId: string; readonly digest: string },
  document: { readonly documentHash: string } | null,
): Promise<void> {
  const { codeId } = await client.call(session, requestQuoteCode, { body: read });
  const otp = signInCode(app.platform.config.secret, codeId.split('.')[0] ?? '');
  const signature = { how: 'drawn' as const, png: await drawnSignature() };
  const documentHash = document?.documentHash ?? '';
  await client.call(session, signQuote, { body: { ...read, documentHash, codeId, otp, signature } });
}

/** Both sign the version that was accepted; the project comes into being with it. */
async function agree(stage: Stage, shop: Shop, resident: Resident, leadId: string): Promise<void> {
  const { client, actors } = stage;
  const buyer = await actors.asBuyer(resident);
  const { current } = await client.call(buyer, getQuoteThread, { query: { leadId } });
  if (!current) return;
  const body = { leadId, quoteId: current.quoteId };
  const { agreement } = await client.call(buyer, acceptQuote, { body });
  for (const session of [buyer, await actors.asOwner(shop)])
    await sign(stage, session, { leadId, digest: agreement?.digest ?? '' }, agreement?.document ?? null);
}

/** The next milestone is done: the client approves it, and pays the business by transfer, as far as the work goes. */
async function reach(
  { client, actors, clock }: Stage,
  shop: Shop,
  resident: Resident,
  { isApproved, isPaid }: { readonly isApproved: boolean; readonly isPaid: boolean },
): Promise<void> {
  const [owner, buyer] = [await actors.asOwner(shop), await actors.asBuyer(resident)];
  const { items } = await client.call(buyer, listOwnProjects, { query: {} });
  const projectId = items[0]?.projectId;
  if (!projectId) return;
  const { milestones, partyId } = await client.call(owner, getProject, { query: { projectId } });
  const next = milestones.find(({ can }) => can.submit);
  if (!next) return;
  const { milestoneId, version, amount } = next;
  await client.call(owner, submitMilestone, { body: { milestoneId, version } });
  if (!isApproved) return;
  const shown = (await client.call(buyer, getOwnProject, { query: { projectId } })).milestones;
  const waiting = shown.find((one) => one.milestoneId === milestoneId);
  if (!waiting) return;
  const seen = seenOfMilestone(waiting);
  await client.call(buyer, approveMilestone, { body: { projectId, milestoneId, seen } });
  if (!isPaid || !partyId) return;
  const happenedOn = istDay(clock.now());
  const receipt = { partyId, projectId, amount, method: 'upi' as const, happenedOn };
  await client.call(owner, noteReceipt, { body: receipt, ...key() });
}

/** What one shop does about one request, some hours after it was told. */
async function answer(stage: Stage, shop: Shop, asked: Asked, work: AskedWork): Promise<void> {
  const leadId = await leadOf(stage, shop, asked);
  if (!leadId || work.ends === 'fresh') return;
  const { client, actors } = stage;
  const owner = await actors.asOwner(shop);
  if (work.ends === 'declined') {
    await client.call(owner, answerLead, { body: { leadId, interested: false, reason: 'no_time' } });
    return;
  }
  await client.call(owner, answerLead, { body: { leadId, interested: true } });
  if (work.ends === 'interested') return;
  await unlock(stage, shop, leadId);
  if (work.lines.length > 0) await quote(stage, shop, leadId, work, 1);
}

/** Another shop quotes the same, dearer: it loses where the first one wins. */
async function rival(stage: Stage, shop: Shop, asked: Asked, work: AskedWork): Promise<void> {
  const leadId = await leadOf(stage, shop, asked);
  if (!leadId) return;
  await unlock(stage, shop, leadId);
  await quote(stage, shop, leadId, work, 1.12);
}

async function decide(stage: Stage, shop: Shop, asked: Asked, work: AskedWork): Promise<void> {
  const { client, actors } = stage;
  const buyer = await actors.asBuyer(asked.resident);
  if (work.ends === 'cancelled') {
    const { rfqId } = asked;
    const rfq = await client.call(buyer, getMyRfq, { query: { rfqId } });
    const seen = seenOfRfqCancel(rfq);
    await client.call(buyer, cancelRfq, { body: { rfqId, reason: 'changed_mind', seen } });
    return;
  }
  const { unlockedPartners } = await client.call(buyer, getMyRfq, { query: { rfqId: asked.rfqId } });
  const leadId = unlockedPartners.find((one) => one.organisationId === shop.organisationId)?.leadId;
  if (!leadId) return;
  if (work.ends === 'won') await agree(stage, shop, asked.resident, leadId);
  if (work.ends !== 'refused') return;
  const { current } = await client.call(buyer, getQuoteThread, { query: { leadId } });
  if (!current) return;
  const body = { leadId, quoteId: current.quoteId, reason: 'too_expensive' as const };
  await client.call(buyer, refuseQuote, { body });
}

/** Without credits no lead is unlocked: the owner buys the largest pack, and pays it at once. */
async function buyCredits({ client, actors, app, clock }: Stage, shop: Shop): Promise<void> {
  const owner = await actors.asOwner(shop);
  const { packs } = await client.call(owner, getLeadCredits, { query: {} });
  const [largest] = packs.toSorted((one, other) => other.credits - one.credits);
  if (!largest) return;
  const body = { credits: largest.credits, seen: seenOfPack(largest) };
  const { providerOrderId } = await client.call(owner, buyLeadPack, { body, ...key() });
  await payOrder(app.platform, { providerOrderId, method: 'upi', outcome: 'success' }, clock.now());
}

function planOne(
  stage: Stage,
  [shop, other]: readonly [Shop, Shop | undefined],
  resident: Resident,
  work: AskedWork,
  at: Date,
): void {
  const after = (hours: number, act: () => Promise<void>) =>
    stage.timeline.plan(new Date(at.getTime() + hours * hourMs), act);
  after(0, async () => {
    const asked = await ask(stage, resident, work);
    const then = (hours: number, act: () => Promise<void>) =>
      stage.timeline.plan(new Date(stage.clock.now().getTime() + hours * hourMs), act);
    then(3, () => answer(stage, shop, asked, work));
    if (other && work.hasRival) then(5, () => rival(stage, other, asked, work));
    then(30, () => decide(stage, shop, asked, work));
    for (const [index, reached] of work.reached.entries())
      then(60 + index * 50, () => reach(stage, shop, resident, reached));
  });
}

/** In the small city, which is made for tests, no one asks. */
export const isOfSomeSize = ({ residents }: Pick<DemoCity, 'residents'>): boolean =>
  residents.length >= askedWorks.length * 2;

/** Days before the present: the quote is there, and waits for its customer. */
const offeredDaysAgo = 3;

/** Told of a city of some size. */
export function planLargerWork(
  stage: Stage,
  city: DemoCity,
  { from, present }: { readonly from: Date; readonly present: Date },
): void {
  const { residents, shops } = city;
  const [shop] = shops;
  if (!shop || !isOfSomeSize(city)) return;
  const other = shops.find((one) => one !== shop && one.categories.includes('plumber'));
  stage.timeline.plan(from, async () => {
    for (const one of [shop, other]) if (one) await buyCredits(stage, one);
  });
  for (const [index, work] of askedWorks.entries()) {
    const resident = residents[work.byFirst ? 0 : index + 1];
    const at = new Date(from.getTime() + work.afterDays * dayMs + (2 + index) * hourMs);
    if (resident) planOne(stage, [shop, other], resident, work, at);
  }
  const [first] = residents;
  const offered = new Date(present.getTime() - offeredDaysAgo * dayMs);
  if (first) planOne(stage, [shop, undefined], first, packagedWork, offered);
}
