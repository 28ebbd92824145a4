import type { moveInterview as moveCall } from '@nukkad/contract/hiring/interview/interview.api';
import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { isOfCandidate } from './interview.policy.ts';
import { hasBegun, isMissed } from './interview.rules.ts';
import type { InterviewRow } from './interview.store.ts';
import { interviewTransitions } from './interview.transitions.ts';
import { lockAsRead } from './lock-as-read.ts';
import { giveTimeBack } from './time.store.ts';
import { requireTold } from './untold.ts';
import { overNow } from './without-time.ts';

type Asked = EndpointParsed<typeof moveCall>['body'];
type Moved = EndpointAnswer<typeof moveCall>;
type Move = (tx: Tx, call: SignedInCall, asked: Asked, deps: InterviewDependencies) => Promise<InterviewRow>;

const { verb } = interviewTransitions;

const decline: Move = async (tx, call, asked) => {
  const { now } = call;
  const allowed = await lockAsRead(tx, call, verb.decline, asked);
  const changes = { ...overNow(allowed.row, now), endWords: asked.words ?? null };
  return interviewTransitions.move(tx, allowed, { now, changes });
};

const cancel: Move = async (tx, call, asked, deps) => {
  const { viewer, now } = call;
  const allowed = await lockAsRead(tx, call, verb.cancel, asked);
  const { row } = allowed;
  await requireTold(deps, tx, viewer, row);
  if (hasBegun(row, now)) refuse(interviewErrors.interview_begun);
  await giveTimeBack(tx, row);
  const changes = { ...overNow(row, now), endWords: asked.words ?? null };
  return interviewTransitions.move(tx, allowed, { now, changes });
};

/** Its time stays taken until it is over: it took place. */
const complete: Move = async (tx, call, asked) => {
  const { now } = call;
  const allowed = await lockAsRead(tx, call, verb.complete, asked);
  if (!hasBegun(allowed.row, now)) refuse(interviewErrors.interview_not_begun);
  return interviewTransitions.move(tx, allowed, { now, changes: { awaits: null, endedAt: now } });
};

/** The other side did not come. */
const noShow: Move = async (tx, call, asked) => {
  const { viewer, now } = call;
  const allowed = await lockAsRead(tx, call, verb.noShow, asked);
  const { row } = allowed;
  if (!isMissed(row, now)) refuse(interviewErrors.interview_not_begun);
  const absent = isOfCandidate(viewer, row) ? ('Employer' as const) : ('Jobseeker' as const);
  await giveTimeBack(tx, row);
  const changes = { ...overNow(row, now), absent, endWords: asked.words ?? null };
  return interviewTransitions.move(tx, allowed, { now, changes });
};

const moves: Readonly<Record<Asked['verb'], Move>> = { decline, cancel, complete, noShow };

export const moveInterview = (
  deps: InterviewDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<Moved> =>
  deps.platform.write(call, async (tx) => {
    const { interviewId, version } = await moves[asked.verb](tx, call, asked, deps);
    return { interviewId, version };
  });
