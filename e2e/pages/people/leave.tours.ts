import { addDays, istDay, istInstant, istWeekday } from '@nukkad/contract/kernel/time';
import { askCorrection, reviewCorrection } from '@nukkad/contract/people/attendance/attendance.api';
import { saveChain } from '@nukkad/contract/people/approval/approval.api';
import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { listCompensatory } from '@nukkad/contract/people/leave/compensatory.api';
import * as api from '@nukkad/contract/people/leave/leave.api';
import { callAs } from '../../fixtures/api.ts';
import { aRequestOfRamesh, leaveTypes } from '../../fixtures/leaves.ts';
import { herDesk, lakshmi, ramesh } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const keyOf = ({ requestId, version }: ApprovalCard) => ({ requestId, version });

/** Ramesh's request waits and hits a job; leave of Kavita is approved, another one rejected. */
async function leaves() {
  const { casual, unpaid } = await leaveTypes();
  const requestId = await aRequestOfRamesh(12);
  const owner = await sessionOf(lakshmi);
  const desk = await sessionOf(herDesk);
  const { request } = await callAs(owner, api.getLeave, { query: { requestId } });
  const ask = (leaveTypeId: typeof casual, fromDay: string, toDay: string) =>
    callAs(desk, api.askLeave, {
      body: { leaveTypeId, fromDay, toDay, fromNoon: false, toNoon: false, note: 'To my parents.' },
    });
  // Other workers may have made them on this server.
  const ofDesk = async (status: 'approved' | 'rejected') =>
    (await callAs(desk, api.listLeave, { query: { status } })).items[0];
  if (!(await ofDesk('approved'))) {
    const away = await ask(casual, addDays(request.startsOn, -1), addDays(request.startsOn, 1));
    await callAs(owner, api.reviewLeave, { body: { ...keyOf(away), decision: 'approved' } });
  }
  const rejected =
    (await ofDesk('rejected')) ??
    (await ask(unpaid, addDays(request.startsOn, 20), addDays(request.startsOn, 24)));
  if (rejected.status === 'pending')
    await callAs(owner, api.reviewLeave, {
      body: { ...keyOf(rejected), decision: 'rejected', reason: 'Too many of us are away that week.' },
    });
  return { requestId, rejected: rejected.requestId, month: request.startsOn.slice(0, 7) };
}
const made = once(leaves);

async function ownTour(): Promise<Tour> {
  const { requestId } = await made();
  return {
    person: ramesh,
    screens: [
      { name: 'leave-own', path: '/leave' },
      { name: 'leave-ask', path: '/leave?dialog=leave' },
      { name: 'leave-request', path: `/leave/${requestId}` },
      { name: 'leave-change', path: `/leave/${requestId}?dialog=leave` },
      { name: 'leave-withdraw', path: `/leave/${requestId}?dialog=withdraw` },
    ],
  };
}

/** Kavita worked last Sunday, as a correction of that day says, and may have it as leave. */
async function aWorkedSunday(): Promise<string> {
  await leaveTypes();
  const desk = await sessionOf(herDesk);
  const [there] = (await callAs(desk, listCompensatory, {})).items;
  if (there) return there.day;
  const today = istDay(new Date());
  const day = addDays(today, -istWeekday(today));
  const at = (minutes: number) => istInstant(day, minutes).toISOString();
  const { request } = await callAs(desk, askCorrection, {
    body: { day, inAt: at(9 * 60), outAt: at(18 * 60), reason: 'Urgent repairs at the school.' },
  });
  await callAs(await sessionOf(lakshmi), reviewCorrection, {
    body: { ...keyOf(request), decision: 'approved' },
  });
  return day;
}

async function deskTour(): Promise<Tour> {
  const { rejected } = await made();
  const worked = await aWorkedSunday();
  return {
    person: herDesk,
    screens: [
      { name: 'leave-rejected', path: `/leave/${rejected}` },
      { name: 'leave-compensatory', path: '/leave' },
      { name: 'leave-compensatory-ask', path: `/leave?dialog=compensatory&day=${worked}` },
      { name: 'approvals-none', path: '/approvals' },
      { name: 'approvals-substitutes', path: '/approvals?dialog=substitutes' },
    ],
  };
}

async function reviewTour(): Promise<Tour> {
  const { requestId, month } = await made();
  const owner = await sessionOf(lakshmi);
  const level = { fromAmount: 0, departmentId: null, staffId: null };
  await callAs(owner, saveChain, {
    body: { kind: 'leave', levels: [{ ...level, reviewer: 'permission' }] },
  });
  return {
    person: lakshmi,
    screens: [
      { name: 'approvals', path: '/approvals' },
      { name: 'approvals-approved', path: '/approvals?tab=approved' },
      { name: 'approval', path: `/approvals/${requestId}` },
      { name: 'approval-approve', path: `/approvals/${requestId}?dialog=approve` },
      { name: 'approval-reject', path: `/approvals/${requestId}?dialog=reject` },
      { name: 'leave-away', path: `/people/leave?month=${month}` },
      { name: 'leave-types', path: '/people/leave/types' },
      { name: 'leave-type-new', path: '/people/leave/types?dialog=leave-type' },
      { name: 'approval-levels', path: '/people/approvals' },
    ],
  };
}

export const leaveTours = {
  ownLeave: once(ownTour),
  leaveDesk: once(deskTour),
  leaveReview: once(reviewTour),
};
