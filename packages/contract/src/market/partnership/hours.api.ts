/** When a partner works, and whether the owner does jobs too. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { confirmsHours } from './hours.confirm.ts';
import { workingHours, workingHoursBody } from './hours.model.ts';
import { partnerErrors } from '../../identity/partner/partner.errors.ts';

const tag = 'Partner';
const scope = 'own organisation only';

export const getWorkingHours = endpoint('GET /user/workingHours', {
  summary: 'The own hours by weekday, and how many people can be booked',
  tag,
  authz: { who: 'roles', roles: ['Service Partner', 'subUser'], permission: 'company_profile.view', scope },
  response: workingHours,
  errors: [partnerErrors.partner_not_found],
});

export const saveWorkingHours = endpoint('PATCH /user/workingHours', {
  summary: 'Set the own hours; they hold for every new booking at once, and never move one that is made',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  confirms: confirmsHours,
  body: z.extend(workingHoursBody, { seen: confirmsHours.schema }),
  response: workingHours,
  errors: [
    partnerErrors.under_review,
    partnerErrors.profile_not_editable,
    partnerErrors.owner_has_jobs,
    partnerErrors.partner_not_found,
    kernelErrors.confirmation_differs,
  ],
});
