/** Visits of an agreed project: bookings of its partner, paid with the project. */
import { bookingState } from '../booking/booking.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/schema.ts';
import { projectErrors } from '../../work/project/project.noun.ts';
import { quoteErrors as e } from './quote.noun.ts';
import { plannedVisit } from './visit.model.ts';

const tag = 'Projects';
const projectId = z.uuid('This is not a known id.');

export const projectVisits = z.object({
  visits: z
    .array(
      z.object({
        bookingId: z.uuid(),
        bookingNumber: z.string(),
        title: z.string(),
        status: bookingState,
        startsAt: instant(),
        endsAt: instant(),
        professionalName: z.nullable(z.string()).check(z.describe('Null: no one is assigned.')),
        path: z.string().check(z.describe('Its screen, for this side.')),
      }),
    )
    .check(z.describe('In the order of their time.')),
  missed: z
    .array(z.object({ title: z.string(), startsAt: instant() }))
    .check(z.describe('Agreed on, and not booked: their time was over when the project began.')),
  address: z
    .nullable(z.string())
    .check(
      z.describe('Where they are, for who chose it; null for the business, which reads it of each visit.'),
    ),
  can: z.object({
    plan: z.boolean(),
    chooseAddress: z.boolean().check(z.describe('The customer says where visits are, once.')),
    askAddress: z.boolean().check(z.describe('The business could plan, once the customer has said where.')),
  }),
});
export type ProjectVisits = z.output<typeof projectVisits>;

export const listProjectVisits = endpoint('GET /projects/project/visits', {
  summary: 'The visits of one project, and those that were agreed on and not booked',
  tag,
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'booking.view',
    scope: 'own projects; for a partner, projects of the own organisation',
  },
  query: z.object({ projectId }),
  response: projectVisits,
  errors: [projectErrors.project_not_found],
});

export const planProjectVisit = endpoint('POST /projects/project/visits', {
  summary: 'Plan a visit of a project, at the address that its customer chose; the customer is told',
  tag,
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    permission: 'booking.update',
    scope: 'projects of the own organisation',
  },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({
    projectId,
    visit: plannedVisit,
  }),
  response: projectVisits,
  errors: [
    projectErrors.project_not_found,
    projectErrors.project_moved_on,
    e.quote_visit_past,
    e.quote_visits_unplaced,
    e.quote_visit_limit,
  ],
});

export const chooseVisitAddress = endpoint('POST /projects/project/visits/address', {
  summary: 'Say where the visits of a project are, once; its partner, who may then plan them, is told',
  tag,
  authz: { who: 'roles', roles: ['Buyer'], scope: 'own projects' },
  unconfirmed: 'only-adds',
  body: z.object({ projectId, addressId: z.uuid('Choose the address of the visits.') }),
  response: projectVisits,
  errors: [
    projectErrors.project_not_found,
    projectErrors.project_moved_on,
    e.quote_address_chosen,
    e.quote_visits_unplaced,
    e.quote_address_gone,
    e.quote_address_elsewhere,
    e.quote_address_other_pincode,
  ],
});
