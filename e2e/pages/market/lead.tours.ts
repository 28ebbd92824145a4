import { claimLead } from '@nukkad/contract/market/lead/lead-refund.api';
import { actOnLead, seenOfLeadAction } from '@nukkad/contract/market/lead/lead-work.api';
import { listMyRfqs } from '@nukkad/contract/market/rfq/rfq.api';
import { callAs } from '../../fixtures/api.ts';
import { unlock } from '../../fixtures/leads.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { type Customer, aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';
import { asLead } from './rfq.tours.ts';

/** Unlocked by Lakshmi. */
const anUnlocked = async (customer: Customer, message: string) =>
  unlock(await sessionOf(lakshmi), await asLead(customer, message));

/** Asked for details, and claimed. */
const worked = once(async () => {
  const customer = await aCustomer('Asha Rao');
  const owner = await sessionOf(lakshmi);
  const lead = await anUnlocked(customer, 'The bathroom of the first floor needs new pipes and a geyser.');
  const { leadId } = lead;
  if (lead.can.ask)
    await callAs(owner, actOnLead, {
      body: {
        leadId,
        action: 'ask',
        question: 'Is the water turned off for the whole house, or by floor?',
        seen: seenOfLeadAction(lead),
      },
    });
  if (lead.can.claim)
    await callAs(owner, claimLead, {
      body: {
        leadId,
        reason: 'unreachable',
        words: 'Called four times on two days, no one answers.',
      },
    });
  const { items } = await callAs(customer.session, listMyRfqs, { query: {} });
  return { customer, leadId, rfqId: items[0]?.rfqId };
});

async function partnerTour(): Promise<Tour> {
  const { leadId } = await worked();
  const fresh = await asLead(await aCustomer(), 'All drains of a shop are to be cleaned each month.');
  const path = '/consultant-service/leads';
  return {
    person: lakshmi,
    screens: [
      { name: 'lead-credits', path: `${path}/credits` },
      { name: 'lead-asked', path: `${path}/${leadId}` },
      { name: 'lead-withdraw', path: `${path}/${leadId}?dialog=withdraw` },
      { name: 'lead-fresh', path: `${path}/${fresh}` },
      { name: 'leads-unlocked', path: `${path}?tab=unlocked` },
    ],
  };
}

async function customerTour(): Promise<Tour> {
  const { customer, rfqId } = await worked();
  return { person: customer, screens: [{ name: 'quote-question', path: `/buyer/quotes/${rfqId}` }] };
}

async function officeTour(): Promise<Tour> {
  const { leadId, rfqId } = await worked();
  return {
    person: null,
    office: true,
    screens: [
      { name: 'office-rfqs', path: '/backoffice/quote-requests' },
      { name: 'office-rfq-forward', path: `/backoffice/quote-requests?open=${rfqId}` },
      { name: 'office-lead-claims', path: '/backoffice/lead-claims' },
      { name: 'office-lead-claim', path: `/backoffice/lead-claims?open=${leadId}` },
    ],
  };
}

export const leadTours = {
  workedLead: once(partnerTour),
  askedCustomer: once(customerTour),
  officeLeads: once(officeTour),
};
