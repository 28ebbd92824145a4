import * as api from '@nukkad/contract/market/dispute/dispute.api';
import * as office from '@nukkad/contract/market/dispute/dispute-office.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { addEvidence } from './add-evidence.ts';
import { answerDispute } from './answer-dispute.ts';
import { answerRemedy } from './answer-remedy.ts';
import { bookRework } from './book-rework.ts';
import { assignDispute } from './office/assign-dispute.ts';
import { decideDispute } from './office/decide-dispute.ts';
import { decideProposal } from './office/decide-proposal.ts';
import { listDisputes } from './office/list-disputes.ts';
import { previewRefund } from './office/preview-refund.ts';
import { readOfficeDispute } from './office/read-office-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { readDispute } from './read-dispute.ts';
import { readReworkSlots } from './rework-slots.ts';

const sides = (deps: BookingDependencies): Route[] => [
  route(api.getDispute, ({ input: { query }, viewer, now }) =>
    readDispute(deps, query.bookingId, { viewer, now }),
  ),
  route(api.openDispute, (call) => openDispute(deps, call)),
  route(api.uploadDisputePhotos, (call) => addEvidence(deps, call, call.input.query.bookingId)),
  route(api.answerDispute, (call) => answerDispute(deps, call)),
  route(api.answerRemedy, (call) => answerRemedy(deps, call)),
  route(api.getReworkSlots, ({ input: { query }, viewer, now }) =>
    readReworkSlots(deps, query, { viewer, now }),
  ),
  route(api.bookRework, (call) => bookRework(deps, call)),
];

const staff = (deps: BookingDependencies): Route[] => [
  route(office.listDisputes, ({ input: { query }, viewer }) => listDisputes(deps, query, viewer)),
  route(office.readOfficeDispute, ({ input: { params }, viewer, now, lang }) =>
    readOfficeDispute(deps, params.disputeId, { viewer, now, lang }),
  ),
  route(office.assignDispute, (call) => assignDispute(deps, call)),
  route(office.previewRefund, ({ input: { params, query }, now }) =>
    previewRefund(deps, { ...params, amountPaise: query.amount, bornBy: query.bornBy }, now),
  ),
  route(office.decideDispute, (call) => decideDispute(deps, call)),
  route(office.decideProposal, (call) => decideProposal(deps, call)),
];

export const disputeRoutes = (deps: BookingDependencies): Route[] => [...sides(deps), ...staff(deps)];
