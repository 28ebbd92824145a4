import {
  counterQuote,
  getQuoteThread,
  sendQuote,
  updatePrice,
} from '@nukkad/contract/market/quote/quote.api';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { listProjectVisits } from '@nukkad/contract/market/quote/project-visit.api';
import { callAs } from '../../fixtures/api.ts';
import { anAddressOf } from '../../fixtures/bookings.ts';
import { daysAhead } from '../../fixtures/days.ts';
import { anAcceptedQuote, anAgreedProject } from '../../fixtures/projects.ts';
import { unlockedLead } from '../../fixtures/unlocked-lead.ts';
import { coolCareOwner } from '../../fixtures/people.ts';
import { type Tour, once } from '../screen.ts';

const wiring: QuoteContent = {
  lines: [
    {
      serviceId: null,
      name: 'New wiring of three rooms',
      details: 'Copper wires of 2.5 mm in pipes, with all switches.',
      quantity: 3,
      unit: 'room',
      unitPrice: 8_500_00,
    },
    { serviceId: null, name: 'Distribution board', quantity: 1, unit: 'piece', unitPrice: 4_200_00 },
    {
      serviceId: null,
      name: 'Ceiling fans with fitting',
      quantity: 3,
      unit: 'piece',
      unitPrice: 2_600_00,
      isOptional: true,
    },
    {
      serviceId: null,
      name: 'Switches and sockets',
      quantity: 24,
      unit: 'piece',
      unitPrice: 95_00,
      alternative: { group: 0, at: 0 },
    },
    {
      serviceId: null,
      name: 'Modular switches and sockets',
      details: 'With a child lock.',
      quantity: 24,
      unit: 'piece',
      unitPrice: 240_00,
      alternative: { group: 0, at: 1 },
    },
    {
      serviceId: null,
      name: 'Glass frames',
      quantity: 8,
      unit: 'piece',
      unitPrice: 310_00,
      alternative: { group: 0, at: 1 },
    },
  ],
  groups: [
    {
      name: 'Switches',
      alternatives: [{ name: 'Standard' }, { name: 'Modular with glass frames' }],
      recommended: 1,
    },
  ],
  discount: 700_00,
  milestones: [
    { title: 'When you agree', percent: null, amount: 10_000_00 },
    { title: 'Wires are in the walls', percent: 60 },
    { title: 'Everything works', percent: 40 },
  ],
  hasAdvance: true,
  validDays: 30,
  startDay: daysAhead(45),
  finishDay: daysAhead(50),
  warrantyMonths: 12,
  visits: [
    { day: daysAhead(45), slotId: 1120, minutes: 60, title: 'Measuring the rooms' },
    { day: daysAhead(50), slotId: 1130, minutes: 90, title: 'Trying every switch' },
  ],
  terms: 'Walls are closed by us, painting is not included.',
  message: 'Thank you for asking. We can begin on Monday.',
};

/** Quoted and countered, so that both sides have something to say. */
const countered = once(async () => {
  const { customer, owner, rfqId, leadId } = await unlockedLead();
  const draft = await callAs(owner, updatePrice, { body: { leadId, version: 0, content: wiring } });
  const { total } = draft.price;
  await callAs(owner, sendQuote, { body: { leadId, newestVersion: 0, total, content: wiring } });
  const { current } = await callAs(customer.session, getQuoteThread, { query: { leadId } });
  const body = {
    leadId,
    quoteId: current?.quoteId ?? '',
    total: 31_000_00,
    alternatives: [0],
    message: 'Could you do it for 31,000?',
  };
  await callAs(customer.session, counterQuote, { body });
  await anAddressOf(customer);
  const moved = wiring.visits?.map((visit, at) => (at === 0 ? { ...visit, slotId: 1124 } : visit));
  const again = {
    ...wiring,
    visits: moved,
    discount: 1_500_00,
    message: 'This is as low as we can go.',
  };
  const second = await callAs(owner, updatePrice, { body: { leadId, version: 0, content: again } });
  await callAs(owner, sendQuote, {
    body: { leadId, newestVersion: 2, total: second.price.total, content: again },
  });
  return { customer, rfqId, leadId };
});

async function customersTour(): Promise<Tour> {
  const { customer, rfqId, leadId } = await countered();
  const path = `/buyer/quotes/${rfqId}`;
  return {
    person: customer,
    screens: [
      { name: 'offers-received', path },
      { name: 'offers-compare', path: `${path}/compare` },
      { name: 'offer', path: `${path}/offers/${leadId}` },
      { name: 'offer-accept', path: `${path}/offers/${leadId}?dialog=accept` },
      { name: 'offer-counter', path: `${path}/offers/${leadId}?dialog=counter` },
      { name: 'offer-refuse', path: `${path}/offers/${leadId}?dialog=refuse` },
    ],
  };
}

async function partnersTour(): Promise<Tour> {
  const { leadId } = await countered();
  const path = `/consultant-service/leads/${leadId}`;
  return {
    person: coolCareOwner,
    screens: [
      { name: 'offer-lead', path },
      { name: 'offer-own', path: `${path}/quote` },
      { name: 'offer-edit', path: `${path}/quote/edit` },
      { name: 'offer-send', path: `${path}/quote/edit?dialog=send` },
      { name: 'offer-start', path: `${path}/quote/edit?dialog=start` },
      { name: 'offer-template', path: `${path}/quote/edit?dialog=template` },
    ],
  };
}

/** Accepted, and to be signed by both. */
const toSign = once(() => anAcceptedQuote());

async function signingTour(): Promise<Tour> {
  const { customer, rfqId, leadId } = await toSign();
  const path = `/buyer/quotes/${rfqId}/offers/${leadId}`;
  return {
    person: customer,
    screens: [
      { name: 'offer-to-sign', path },
      { name: 'offer-sign', path: `${path}?dialog=sign` },
    ],
  };
}

/** A project with its visits. */
const visited = once(async () => {
  const { customer, leadId, projectId } = await anAgreedProject({ visits: wiring.visits });
  const query = { projectId };
  const { visits } = await callAs(customer.session, listProjectVisits, { query });
  return { customer, leadId, projectId, bookingId: visits[0]?.bookingId ?? '' };
});

async function visitedTour(): Promise<Tour> {
  const { customer, projectId, bookingId } = await visited();
  const visit = `/buyer/bookings/${bookingId}`;
  return {
    person: customer,
    screens: [
      { name: 'visits-of-own-project', path: `/buyer/projects/${projectId}` },
      { name: 'visit-booking', path: visit },
      { name: 'visit-cancel', path: `${visit}?dialog=cancel` },
    ],
  };
}

async function visitingTour(): Promise<Tour> {
  const { leadId, projectId, bookingId } = await visited();
  const visit = `/consultant-service/bookings/${bookingId}`;
  return {
    person: coolCareOwner,
    screens: [
      { name: 'visits-of-project', path: `/projects/${projectId}` },
      { name: 'offer-signed', path: `/consultant-service/leads/${leadId}/quote` },
      { name: 'visit-plan', path: `/projects/${projectId}?dialog=planVisit` },
      { name: 'visits-in-plan', path: `/projects/${projectId}?tab=plan` },
      { name: 'visit-job', path: visit },
      { name: 'visit-call-off', path: `${visit}?dialog=giveBack` },
    ],
  };
}

/** A project whose quote had no visits. */
const unplaced = once(async () => {
  const { customer, projectId } = await anAgreedProject();
  await anAddressOf(customer);
  return { customer, projectId };
});

async function unplacedTour(): Promise<Tour> {
  const { customer, projectId } = await unplaced();
  return { person: customer, screens: [{ name: 'visits-to-place', path: `/buyer/projects/${projectId}` }] };
}

async function unplacedWorkTour(): Promise<Tour> {
  const { projectId } = await unplaced();
  return { person: coolCareOwner, screens: [{ name: 'visits-unplaced', path: `/projects/${projectId}` }] };
}

export const quoteTours = {
  customers: once(customersTour),
  partners: once(partnersTour),
  signing: once(signingTour),
  visited: once(visitedTour),
  visiting: once(visitingTour),
  unplaced: once(unplacedTour),
  unplacedWork: once(unplacedWorkTour),
};
