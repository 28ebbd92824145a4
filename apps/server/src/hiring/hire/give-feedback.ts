import { randomUUID } from 'node:crypto';
import type { giveEmployerFeedback as endpoint } from '@nukkad/contract/hiring/hire/hire.api';
import type { HireAnswer } from '@nukkad/contract/hiring/hire/hire.model';
import { hireErrors } from '@nukkad/contract/hiring/hire/hire.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOf, actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { insertFeedback, listFeedbackOf } from './feedback.store.ts';
import type { HireDependencies } from './hire.interface.ts';
import { type Side, mayGiveFeedback, sideOf } from './hire.policy.ts';
import { presentHire } from './hire.presenter.ts';
import { lockHire } from './hire.store.ts';

/** Of each side once; it stays as it was given. */
const giveFeedback = (
  deps: HireDependencies,
  call: SignedInCall,
  side: Side,
  { hireId, stars, words = '' }: EndpointParsed<typeof endpoint>['body'],
): Promise<HireAnswer> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const hire = await lockHire(tx, hireId);
    if (!hire || sideOf(viewer, hire) === null) return refuse(hireErrors.hire_not_found);
    const { organisationId, feedbackAt } = hire;
    const row = authorize(
      {
        // Not in the order of time, so that a list does not say who gave it.
        feedbackId: randomUUID(),
        hireId,
        organisationId,
        side,
        stars,
        words,
        givenBy: viewer.userId,
        givenAt: now,
      },
      mayGiveFeedback(viewer, hire, side),
    );
    if (feedbackAt === null || feedbackAt > now) refuse(hireErrors.feedback_early);
    const given = await listFeedbackOf(tx, hireId);
    if (given.some((one) => one.side === side)) refuse(hireErrors.feedback_given);
    await insertFeedback(tx, row);
    const actor = side === 'person' ? actorOf(viewer) : actorOnBehalf(viewer);
    await audit(tx, now, { ...actor, action: 'hire.give_feedback', subjectKind: 'hire', subjectId: hireId });
    return lastReads((reader) => presentHire(deps, reader, hire, call));
  });

type Body = EndpointParsed<typeof endpoint>['body'];

export const giveEmployerFeedback = (deps: HireDependencies, call: SignedInCall, body: Body) =>
  giveFeedback(deps, call, 'person', body);

export const giveHireFeedback = (deps: HireDependencies, call: SignedInCall, body: Body) =>
  giveFeedback(deps, call, 'employer', body);
