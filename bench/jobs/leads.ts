/** What a partner does about requests for quotations: it looks through them, and writes a quote that is saved as it writes. */
import { addressOf } from '@nukkad/contract/kernel/client';
import { listLeads } from '@nukkad/contract/market/lead/lead.api';
import { leadTabs } from '@nukkad/contract/market/lead/lead.model';
import { updatePrice } from '@nukkad/contract/market/quote/quote.api';
import type { Draft } from '../city/leads.ts';
import { type LoadOptions, loadOptionsOf } from '../load.ts';
import type { City, Job } from './job.ts';

const tabs = leadTabs.map((tab) => addressOf(listLeads, { query: { tab } }));
const line = (serviceId: string | null, name: string, quantity: number, unitPrice: number) => ({
  serviceId,
  name,
  quantity,
  unit: 'room',
  unitPrice,
  details: 'With primer and cleaning up',
});

/** Four lines, two of them services of the catalogue, a discount and three payments. */
function saveOf({ partner, leadId, version, serviceIds }: Draft): LoadOptions {
  const [first, second] = serviceIds;
  const content = {
    lines: [
      line(first ?? null, 'Walls', 3, 12_500_00),
      line(second ?? null, 'Ceiling', 3, 4_250_00),
      line(null, 'Balcony', 1, 6_999_00),
      line(null, 'Moving of furniture', 2, 750_50),
    ],
    discount: 2_000_00,
    milestones: [
      { title: 'To begin', percent: 30 },
      { title: 'After the first coat', percent: 40 },
      { title: 'When it is done', percent: 30 },
    ],
    hasAdvance: true,
    validDays: 30,
    startDay: null,
    finishDay: null,
    warrantyMonths: 12,
    terms: 'Paint of the brand that was agreed on.',
    message: '',
  };
  return loadOptionsOf(updatePrice, { body: { leadId, version, content } }, partner.headers);
}

export const leadJobs: readonly Job[] = [
  {
    id: 'leads',
    title: "A partner's leads, each tab",
    kind: 'read',
    requests: async ({ partners }: City) =>
      tabs.flatMap((path) => partners.map(({ headers }) => ({ path, headers }))),
  },
  {
    id: 'quote-save',
    title: 'Save a quote while it is written',
    kind: 'write',
    takes: 'draft',
    answersAlike: true,
    requests: async ({ drafts }, count) => drafts.slice(0, count).map(saveOf),
  },
];
