import { awardParts, priceAward } from '@nukkad/contract/market/quote/award.api';
import {
  acceptQuote,
  compareQuotes,
  getQuoteThread,
  sendQuote,
  updatePrice,
} from '@nukkad/contract/market/quote/quote.api';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { listLeads } from '@nukkad/contract/market/lead/lead.api';
import { newRfq } from '@nukkad/contract/market/rfq/rfq.api';
import { callAs } from '../../fixtures/api.ts';
import { shopCalled } from '../../fixtures/bookings.ts';
import { daysAhead } from '../../fixtures/days.ts';
import { unlock } from '../../fixtures/leads.ts';
import { signAs } from '../../fixtures/signed-quotes.ts';
import { coolCare, coolCareOwner, lakshmi, lakshmisShop } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const electrician = 'electrician-visit';
type Session = Awaited<ReturnType<typeof sessionOf>>;

const aQuote = (wiring: number, board: number, lamps?: number): QuoteContent => ({
  lines: [
    {
      serviceId: null,
      name: 'New wiring of three rooms',
      quantity: 3,
      unit: 'room',
      unitPrice: wiring,
    },
    { serviceId: null, name: 'Distribution board', quantity: 1, unit: 'piece', unitPrice: board },
    ...(lamps === undefined
      ? []
      : [{ serviceId: null, name: 'Lamps of the stairs', quantity: 8, unit: 'lamp', unitPrice: lamps }]),
  ],
  discount: 500_00,
  milestones: [
    { title: 'When you agree', percent: 30 },
    { title: 'Everything works', percent: 70 },
  ],
  hasAdvance: true,
  validDays: 30,
  startDay: daysAhead(45),
  finishDay: daysAhead(50),
  warrantyMonths: 12,
});

async function leadOf(owner: Session, number: string): Promise<string> {
  for (;;) {
    const { items } = await callAs(owner, listLeads, { query: { limit: 5 } });
    const leadId = items.find(({ rfqNumber }) => rfqNumber === number)?.leadId;
    if (leadId) return leadId;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Unlocked and quoted by one partner. */
async function quoteOf(owner: Session, number: string, content: QuoteContent): Promise<string> {
  const leadId = await leadOf(owner, number);
  await unlock(owner, leadId);
  const { price } = await callAs(owner, updatePrice, { body: { leadId, version: 0, content } });
  await callAs(owner, sendQuote, { body: { leadId, newestVersion: 0, total: price.total, content } });
  return leadId;
}

/** One request and the quotes of two partners for it. */
async function quoted() {
  const customer = await aCustomer('Meena Iyer');
  const { rfqId, rfqNumber } = await callAs(customer.session, newRfq, {
    body: {
      categoryId: 'electrician',
      message: 'The wires of three rooms, the board and the lamps of the stairs.',
      pincode: '560038',
      organisationIds: [await shopCalled(coolCare, electrician), await shopCalled(lakshmisShop, electrician)],
    },
  });
  const [cool, own] = [await sessionOf(coolCareOwner), await sessionOf(lakshmi)];
  const coolLead = await quoteOf(cool, rfqNumber, aQuote(8_500_00, 4_200_00));
  const ownLead = await quoteOf(own, rfqNumber, aQuote(9_200_00, 3_600_00, 450_00));
  return { customer, rfqId, cool, coolLead, ownLead };
}

/** Wiring goes to one partner, who agreed; the board to the other, who reads it. */
const dividedAnew = async () => {
  const { customer, rfqId, cool, coolLead, ownLead } = await quoted();
  const { session } = customer;
  const { offers } = await callAs(session, compareQuotes, { query: { rfqId } });
  const parts = offers.map(({ leadId, quoteId, newestVersion }) => ({
    leadId,
    quoteId,
    newestVersion,
    lines: leadId === coolLead ? [0] : [1],
  }));
  const priced = await callAs(session, priceAward, { body: { rfqId, parts } });
  const withTotals = parts.map((part) => ({
    ...part,
    total: priced.parts.find(({ leadId }) => leadId === part.leadId)?.price.total ?? 0,
  }));
  await callAs(session, awardParts, { body: { rfqId, parts: withTotals } });
  const { current } = await callAs(cool, getQuoteThread, { query: { leadId: coolLead } });
  await callAs(cool, acceptQuote, { body: { leadId: coolLead, quoteId: current?.quoteId ?? '' } });
  return { customer, rfqId, cool, coolLead, ownLead };
};
const divided = once(dividedAnew);

const undivided = once(quoted);

/** One partner's lines are agreed on, the others can be let go. */
const partlyAgreed = once(async () => {
  const { customer, rfqId, cool, coolLead } = await dividedAnew();
  await signAs(customer.session, customer.mobileNumber, coolLead);
  await signAs(cool, coolCareOwner.mobileNumber, coolLead);
  return { customer, rfqId };
});

async function partlyAgreedTour(): Promise<Tour> {
  const { customer, rfqId } = await partlyAgreed();
  const path = `/buyer/quotes/${rfqId}/compare`;
  return {
    person: customer,
    screens: [
      { name: 'award-agreed', path },
      { name: 'award-finish', path: `${path}?dialog=finish` },
    ],
  };
}

async function customersTour(): Promise<Tour> {
  const { customer, rfqId } = await undivided();
  const path = `/buyer/quotes/${rfqId}/compare`;
  return {
    person: customer,
    screens: [
      { name: 'award-compare', path },
      {
        name: 'award-divide',
        path: `${path}?dialog=award`,
      },
    ],
  };
}

async function dividedTour(): Promise<Tour> {
  const { customer, rfqId, ownLead } = await divided();
  return {
    person: customer,
    screens: [
      { name: 'award-divided', path: `/buyer/quotes/${rfqId}/compare` },
      { name: 'award-given', path: `/buyer/quotes/${rfqId}/offers/${ownLead}` },
      { name: 'award-again', path: `/buyer/quotes/${rfqId}/compare?dialog=award` },
    ],
  };
}

async function partnersTour(): Promise<Tour> {
  const { ownLead } = await divided();
  const path = `/consultant-service/leads/${ownLead}/quote`;
  return {
    person: lakshmi,
    screens: [
      { name: 'award-own', path },
      { name: 'award-accept', path: `${path}?dialog=accept` },
    ],
  };
}

export const awardTours = {
  undividedWork: once(customersTour),
  dividedWork: once(dividedTour),
  givenLines: once(partnersTour),
  partlyAgreed: once(partlyAgreedTour),
};
