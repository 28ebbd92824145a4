import { hireErrors, hireEvents } from '@nukkad/contract/hiring/hire/hire.noun';
import { staffEvents } from '@nukkad/contract/identity/staff/staff.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Platform } from '../../platform/platform.ts';
import { hirePersonal } from './hire-personal.store.ts';
import type { HireInterfaces } from './hire.interface.ts';
import { hireNotices } from './hire.notices.ts';
import { hireRoutes } from './hire.routes.ts';
import { rateEmployers } from './list-feedback.ts';
import { askFeedback, settleJoined } from './settle-joined.ts';

/** Candidates who were hired: their place in the team, and what both sides say of each other afterwards. */
export function createHireDomain(platform: Platform, parts: HireInterfaces): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'hire',
    routes: hireRoutes(deps),
    notices: hireNotices(deps),
    personal: hirePersonal,
    constraints: {
      hire_once: hireErrors.hire_exists,
      hire_feedback_once: hireErrors.feedback_given,
    },
    consumers: [
      consumer(
        'hire.settle_joined',
        when(staffEvents.joined, ({ facts }) => settleJoined(deps, facts)),
      ),
      consumer(
        'hire.ask_feedback',
        when(hireEvents.joined, {
          at: ({ feedbackAt }) => new Date(feedbackAt),
          run: ({ facts }) => askFeedback(deps, facts.hireId),
        }),
      ),
    ],
    extensions: [parts.job.ratings.answeredBy(rateEmployers)],
  };
}

export const hire = domainOn({
  needs: [
    'account',
    'application',
    'candidate',
    'employee',
    'employeeFile',
    'job',
    'jobOffer',
    'partner',
    'payroll',
    'shift',
    'staff',
  ],
  create: createHireDomain,
});
