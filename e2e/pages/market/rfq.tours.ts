import { listMyRfqs, newRfq } from '@nukkad/contract/market/rfq/rfq.api';
import { answerLead, listLeads } from '@nukkad/contract/market/lead/lead.api';
import { callAs } from '../../fixtures/api.ts';
import { shopCalled, tapRepair } from '../../fixtures/bookings.ts';
import { conversationOn, sayAs } from '../../fixtures/chat.ts';
import { daysAhead } from '../../fixtures/days.ts';
import { unlock } from '../../fixtures/leads.ts';
import { lakshmi, lakshmisShop } from '../../fixtures/people.ts';
import { type Customer, aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const inPaise = 100;

/** A customer's requests for quotations: the form, the list and one that is open. */
async function quotesTour(): Promise<Tour> {
  const person = await aCustomer();
  const { rfqId } = await callAs(person.session, newRfq, {
    body: {
      categoryId: 'painting',
      answers: [
        { questionId: 'place', optionId: 'flat' },
        { questionId: 'size', optionId: 'to-1000' },
      ],
      message: 'Walls and ceilings of two bedrooms and a hall. One wall is damp. Low-smell paint, please.',
      pincode: '560038',
      fromDay: daysAhead(44),
      byDay: daysAhead(59),
      budgetFrom: 25_000 * inPaise,
      budgetTo: 40_000 * inPaise,
    },
  });
  return {
    person,
    screens: [
      { name: 'quotes', path: '/buyer/quotes' },
      { name: 'quotes-none', path: '/buyer/quotes?tab=over' },
      { name: 'quote', path: `/buyer/quotes/${rfqId}` },
      { name: 'quote-cancel', path: `/buyer/quotes/${rfqId}?dialog=cancel` },
      { name: 'quote-new', path: '/buyer/quotes/new?category=painting' },
    ],
  };
}

/** Asked of Lakshmi's shop; answers her lead, once she was told. */
export async function asLead({ session }: Customer, message: string): Promise<string> {
  await callAs(session, newRfq, {
    body: {
      categoryId: 'plumber',
      serviceId: tapRepair,
      answers: [{ questionId: 'place', optionId: 'flat' }],
      message,
      pincode: '560038',
      organisationIds: [await shopCalled(lakshmisShop, tapRepair)],
      budgetTo: 12_000 * inPaise,
    },
  });
  const owner = await sessionOf(lakshmi);
  for (;;) {
    const { items } = await callAs(owner, listLeads, { query: { limit: 1 } });
    const lead = items.find(({ createdAt }) => createdAt > asked.last);
    if (lead) {
      asked.last = lead.createdAt;
      return lead.leadId;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
const asked = { last: '' };

/** The same as a partner reads it: one new, one that she is interested in. */
async function leadsTour(): Promise<Tour> {
  const wanted = await asLead(await aCustomer(), 'Four taps and a shower in two bathrooms, all old.');
  await callAs(await sessionOf(lakshmi), answerLead, { body: { leadId: wanted, interested: true } });
  const fresh = await asLead(
    await aCustomer(),
    'The kitchen is made new: sink, taps, and pipes of six metres.',
  );
  const path = '/consultant-service/leads';
  return {
    person: lakshmi,
    screens: [
      { name: 'leads', path },
      { name: 'leads-interested', path: `${path}?tab=interested` },
      { name: 'lead', path: `${path}/${fresh}` },
      { name: 'lead-decline', path: `${path}/${fresh}?dialog=decline` },
    ],
  };
}

/** A request in which a partner is interested, as its customer reads it. */
async function interestTour(): Promise<Tour> {
  const person = await aCustomer();
  const leadId = await asLead(person, 'All taps of the flat are to be made new.');
  await callAs(await sessionOf(lakshmi), answerLead, { body: { leadId, interested: true } });
  const { items } = await callAs(person.session, listMyRfqs, { query: {} });
  return {
    person,
    screens: [{ name: 'quote-interest', path: `/buyer/quotes/${items[0]?.rfqId}` }],
  };
}

/** A request that Lakshmi unlocked, and what was written about it. */
const unlocked = once(async () => {
  const customer = await aCustomer('Asha Rao');
  const owner = await sessionOf(lakshmi);
  const leadId = await asLead(customer, 'Two bathrooms are made new, with all taps and drains.');
  const lead = await unlock(owner, leadId);
  const about = { sessionType: 'quotation', referenceNo: lead.rfqNumber } as const;
  const conversationId = await conversationOn(owner, about);
  await sayAs(owner, conversationId, 'Hello! We could come and take a look on Saturday. Does 11 suit you?');
  const { items } = await callAs(customer.session, listMyRfqs, { query: {} });
  return { customer, leadId, conversationId, rfqId: items[0]?.rfqId };
});

async function unlockedTour(): Promise<Tour> {
  const { customer, conversationId, rfqId } = await unlocked();
  const path = `/buyer/quotes/${rfqId}`;
  return {
    person: customer,
    screens: [
      { name: 'quote-unlocked', path },
      { name: 'quote-chat', path: `${path}?chat=${conversationId}` },
    ],
  };
}

async function unlockedLeadTour(): Promise<Tour> {
  const { leadId, conversationId } = await unlocked();
  return {
    person: lakshmi,
    screens: [
      { name: 'lead-unlocked', path: `/consultant-service/leads/${leadId}` },
      { name: 'lead-chat', path: `/message_center?chat=${conversationId}` },
    ],
  };
}

export const rfqTours = {
  unlocked: once(unlockedTour),
  unlockedLead: once(unlockedLeadTour),
  quotes: once(quotesTour),
  leads: once(leadsTour),
  interest: once(interestTour),
};
