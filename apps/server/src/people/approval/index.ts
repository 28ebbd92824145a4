import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import { approvalMoves } from '@nukkad/contract/people/approval/approval.events';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { actOnOwn } from './act-on-own.ts';
import { askForReview, rewriteRequest } from './ask-for-review.ts';
import { decideReview } from './decide-review.ts';
import { countReviews, replaceReviewer } from './hand-over-reviews.store.ts';
import { moveWaiting } from './move-waiting.ts';
import { payBySystem, payRequest } from './pay-request.ts';
import { findCard, getCard, listBriefs, listCards, listRequests, countToReview } from './read-requests.ts';
import { withdrawOwn } from './withdraw-own.ts';
import { listOwed, listTouching, lockRequests } from './approval.store.ts';
import type {
  ApprovalDependencies,
  ApprovalInterfaces,
  ApprovalInterface,
  ApprovalKind,
} from './approval.interface.ts';
import { approvalNotices } from './approval.notices.ts';
import { approvalPersonal } from './approval-personal.store.ts';
import { approvalRoutes } from './approval.routes.ts';
import { type WaitingReader, waitingOf } from '../../platform/waiting/waiting.ts';
import { consumer, whenAny } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { tellConcerned } from './tell-concerned.ts';

export type {
  RequestRow,
  ApprovalBrief,
  ApprovalInterface,
  ApprovalKind,
  SettledMove,
  ShiftSwap,
} from './approval.interface.ts';

const approvalConsumers = (deps: ApprovalDependencies): Consumer[] => [
  consumer(
    'approval.tell_concerned',
    ...whenAny(Object.values(approvalMoves), ({ facts }) => tellConcerned(deps, facts)),
  ),
];

/** What this viewer decides, as the inbox of reviews lists it. */
const approvalWaiting: readonly WaitingReader[] = [
  {
    room: 'work',
    read: async ({ reader, viewer, now }) =>
      viewer.organisationId === null
        ? []
        : [waitingOf('approval', await countToReview(reader, { viewer, now }))],
  },
];

/** What employees ask for, reviewed level by level: one life for leave, expenses, trips and corrections. */
export function createApprovalDomain(
  platform: Platform,
  parts: ApprovalInterfaces,
): Domain & ApprovalInterface {
  const kinds = extensionPoint<ApprovalKind>('approval_chain.kinds');
  const deps: ApprovalDependencies = { platform, ...parts, kinds };
  return {
    name: 'approval',
    routes: approvalRoutes(deps),
    notices: approvalNotices(deps),
    consumers: approvalConsumers(deps),
    personal: approvalPersonal,
    waiting: approvalWaiting,
    cron: [{ name: 'approval.move_waiting', match: '*/10 * * * *', run: () => moveWaiting(deps) }],
    constraints: {
      approval_request_frozen: approvalErrors.approval_moved_on,
      approval_delegate_once: approvalErrors.delegate_overlaps,
    },
    kinds,
    ask: (tx, call, kind, wanted) => askForReview(deps, tx, call, kind, wanted),
    rewrite: (tx, call, kind, verb, key) => rewriteRequest(deps, tx, call, kind, verb, key),
    act: (tx, call, kind, verb, key) => actOnOwn(deps, tx, call, kind, verb, key),
    decide: (call, kind, decision) => decideReview(deps, call, kind, decision),
    pay: (tx, call, kind, paid) => payRequest(deps, tx, call, kind, paid),
    paySystem: (tx, now, paid) => payBySystem(deps, tx, now, paid),
    listOwed,
    countReviews,
    handOverReviews: replaceReviewer,
    lockAll: lockRequests,
    touching: listTouching,
    briefsOf: (reader, organisationId, ids) => listBriefs(deps, reader, organisationId, ids),
    cards: (reader, seeing, ids) => listCards(deps, reader, seeing, ids),
    list: (call, asked) => listRequests(deps, call, asked),
    find: (reader, seeing, requestId) => findCard(deps, reader, seeing, requestId),
    get: (reader, seeing, requestId) => getCard(deps, reader, seeing, requestId),
    withdraw: (call, kind, key) => withdrawOwn(deps, call, kind, key),
  };
}

export const approval = domainOn({
  needs: ['account', 'employee', 'partner'],
  create: createApprovalDomain,
});
