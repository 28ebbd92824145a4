/** The first page of a partner's work area and of the back office: each one call. */
import { endpoint } from '../../kernel/endpoint.ts';
import { officeOverview, workOverview } from './overview.model.ts';

const tag = 'Overview';

export const getWorkOverview = endpoint('GET /work/overview', {
  summary: 'What waits, twelve weeks, money due, stars and today’s people of the own organisation',
  tag,
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    scope:
      'the own organisation: bookings, weeks and people by booking.view, money by payments.view, what waits by the permission of its list',
  },
  response: workOverview,
  spoken: true,
});

export const getOfficeOverview = endpoint('GET /backoffice/overview', {
  summary: 'What waits for operators, and today beside the same weekday before',
  tag,
  authz: { who: 'roles', roles: ['Admin'] },
  response: officeOverview,
});
