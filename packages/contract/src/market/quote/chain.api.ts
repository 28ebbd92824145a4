/** One reference from the request to the project: what there is of it, for each side what it may open. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/schema.ts';
import { projectErrors } from '../../work/project/project.noun.ts';
import { leadErrors } from '../lead/lead.noun.ts';

export const chainKinds = ['request', 'lead', 'quote', 'agreement', 'project', 'visit'] as const;
export type ChainKind = (typeof chainKinds)[number];

export const chainLink = z.object({
  kind: z.enum(chainKinds).check(z.describe('A customer has a request where a partner has a lead.')),
  path: z.string().check(z.describe('Its screen, for this side.')),
  status: z.nullable(z.string()).check(z.describe('Null where it has none of its own.')),
  at: z.nullable(instant('Since when it is there.')),
});
export type ChainLink = z.output<typeof chainLink>;

const id = z.uuid('This is not a known id.');

export const getChain = endpoint('GET /qoutations/chain', {
  summary: 'The chain of one lead or project: request or lead, quote, agreement, project, visits',
  tag: 'Quotations',
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'booking.view',
    scope: 'own requests; for a partner, leads of the own organisation',
  },
  query: z.object({ leadId: z.optional(id), projectId: z.optional(id) }).check(
    z.refine(({ leadId, projectId }) => (leadId === undefined) !== (projectId === undefined), {
      error: 'Name a lead or a project.',
      path: ['leadId'],
    }),
  ),
  response: z.object({
    rfqNumber: z.nullable(z.string()).check(z.describe('Null: the project was written by hand.')),
    links: z.array(chainLink).check(z.describe('In the order in which they came into being.')),
  }),
  errors: [leadErrors.lead_not_found, projectErrors.project_not_found],
});
