/** Hiring a candidate, and what both sides say of each other afterwards: specification section 7, Jobs. */
import * as z from 'zod/mini';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { staffErrors } from '../../identity/staff/staff.noun.ts';
import { employeeErrors } from '../../people/employee/employee.noun.ts';
import { applicationErrors } from '../application/application.noun.ts';
import { employerRating } from '../job/job.model.ts';
import { employerFeedback, feedbackBody, hire, hireBody, hireTerms, type HireTerms } from './hire.model.ts';
import { hireErrors as e } from './hire.noun.ts';

// What is seen when a business hires. See docs/confirmations.md.

export const confirmsHire = confirmation('hire', {
  monthly: 'money',
  startsOn: 'day',
  placesLeft: 'count',
});

export const seenOfHire = ({
  monthly,
  startsOn,
  placesLeft,
}: Pick<HireTerms, 'monthly' | 'startsOn' | 'placesLeft'>): Seen<typeof confirmsHire> => ({
  monthly,
  startsOn,
  placesLeft,
});

const tag = 'Jobs';
const employer = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'those for the own jobs',
} as const;
const deciding = { ...employer, permission: 'hireTalent.update' } as const;
const applicationId = z.uuid('This is not a known id.');

export const getHireTerms = endpoint('GET /jobs/hire/terms', {
  summary: 'The accepted offer of an application, and what hiring would change',
  tag,
  authz: deciding,
  query: z.object({ applicationId }),
  response: hireTerms,
  errors: [applicationErrors.application_not_found, e.hire_no_offer],
});

export const hireCandidate = endpoint('POST /jobs/hire', {
  summary:
    'Hire by the accepted offer: the person is invited to the team with department, permissions, salary, documents and first shift; the last place closes the job. Needs manage_users.create besides',
  tag,
  touches: 'everything',
  authz: deciding,
  confirms: confirmsHire,
  status: 201,
  idempotency: 'required',
  body: z.object({ ...hireBody, seen: confirmsHire.schema }),
  response: hire,
  errors: [
    applicationErrors.application_not_found,
    applicationErrors.application_moved_on,
    e.hire_no_offer,
    e.hire_exists,
    e.hire_no_number,
    e.hire_structure_unknown,
    e.hire_shift_unknown,
    e.hire_shift_day,
    staffErrors.staff_already_here,
    staffErrors.staff_already_invited,
    staffErrors.staff_is_owner,
    staffErrors.staff_limit,
    staffErrors.rights_not_held,
    employeeErrors.employee_department_unknown,
    employeeErrors.employee_manager_unknown,
    kernelErrors.confirmation_differs,
  ],
});

export const getHire = endpoint('GET /jobs/hire', {
  summary: 'A hire: who joins when, what is still to bring, and the own feedback',
  tag,
  authz: {
    who: 'roles',
    roles: ['Jobseeker', 'Service Partner', 'subUser'],
    permission: 'hireTalent.view',
    scope: 'own ones, or those for the own jobs',
  },
  query: z.object({ applicationId }),
  response: hire,
  errors: [e.hire_not_found],
});

const giving = [e.hire_not_found, e.feedback_early, e.feedback_given] as const;

export const giveEmployerFeedback = endpoint('POST /jobs/feedback/employer', {
  summary: 'What a hired person says of the business, once, 30 days after the first day',
  tag,
  touches: ['hire'],
  authz: { who: 'roles', roles: ['Jobseeker'], scope: 'own ones' },
  unconfirmed: 'only-adds',
  status: 201,
  body: z.object(feedbackBody),
  response: hire,
  errors: [...giving],
});

export const giveHireFeedback = endpoint('POST /jobs/feedback/candidate', {
  summary: 'What the business says of a hired person, who reads it; once, 30 days after the first day',
  tag,
  touches: ['hire'],
  authz: deciding,
  unconfirmed: 'only-adds',
  status: 201,
  body: z.object(feedbackBody),
  response: hire,
  errors: [...giving],
});

export const employerFeedbackQuery = z.object({ ...countedPageQuery });

export const listEmployerFeedback = endpoint('GET /jobs/feedback/employer', {
  summary: 'What hired people say of the own business, without names; from three on',
  tag,
  authz: employer,
  query: employerFeedbackQuery,
  response: z.object({
    ...countedPageOf(employerFeedback).shape,
    rating: z.nullable(employerRating).check(z.describe('Null: fewer than three.')),
  }),
});

export const hirePreviews: readonly PreviewFirst[] = [
  previewFirst(hireCandidate, async (look, asked) =>
    seenOfHire(await look(getHireTerms, { query: { applicationId: asked.body.applicationId } })),
  ),
];
