/** When a partner works, and whether the owner does jobs too. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { workingHours, type WorkingHours, workingHoursBody } from './hours.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What is seen when a partner sets its hours: each day as it was. See docs/confirmations.md.

export const confirmsHours = confirmation('hours', {
  monday: 'text',
  tuesday: 'text',
  wednesday: 'text',
  thursday: 'text',
  friday: 'text',
  saturday: 'text',
  sunday: 'text',
  ownerWorks: 'flag',
});

/** 570 as 09:30. */
const clock = (minute: number) =>
  `${String(Math.trunc(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A day as "09:00–18:00"; null: closed. */
export function seenOfHours(hours: Pick<WorkingHours, 'days' | 'ownerWorks'>): Seen<typeof confirmsHours> {
  const on = (weekday: number) => {
    const day = hours.days.find((one) => one.weekday === weekday);
    return day ? `${clock(day.opensMinute)}–${clock(day.closesMinute)}` : null;
  };
  return {
    monday: on(1),
    tuesday: on(2),
    wednesday: on(3),
    thursday: on(4),
    friday: on(5),
    saturday: on(6),
    sunday: on(7),
    ownerWorks: hours.ownerWorks,
  };
}

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

export const hoursPreviews: readonly PreviewFirst[] = [
  previewFirst(saveWorkingHours, async (look) => seenOfHours(await look(getWorkingHours, {}))),
];
