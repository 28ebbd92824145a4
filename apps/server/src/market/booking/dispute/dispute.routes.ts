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
  route(api.getDispute, (call) =>
    readDispute(deps, call.input.query.bookingId, { viewer: call.viewer, now: call.now }),
  ),
  route(api.openDispute, (call) => openDispute(deps, call)),
  route(api.uploadDisputePhotos, (call) => addEvidence(deps, call, call.input.query.bookingId)),
  route(api.answerDispute, (call) => answerDispute(deps, call)),
  route(api.answerRemedy, (call) => answerRemedy(deps, call)),
  route(api.getReworkSlots, (call) =>
    readReworkSlots(deps, call.input.query, { viewer: call.viewer, now: call.now }),
  ),
  route(api.bookRework, (call) => bookRework(deps, call)),
];

const staff = (deps: BookingDependencies): Route[] => [
  route(office.listDisputes, (call) => listDisputes(deps, call.input.query, call.viewer)),
  route(office.readOfficeDispute, (call) =>
    readOfficeDispute(deps, call.input.params.disputeId, {
      viewer: call.viewer,
      now: call.now,
      lang: call.lang,
    }),
  ),
  route(office.assignDispute, (call) => assignDispute(deps, call)),
  route(office.previewRefund, (call) =>
    previewRefund(
      deps,
      { ...call.input.params, amountPaise: call.input.query.amount, bornBy: call.input.query.bornBy },
      call.now,
    ),
  ),
  route(office.decideDispute, (call) => decideDispute(deps, call)),
  route(office.decideProposal, (call) => decideProposal(deps, call)),
];

export const disputeRoutes = (deps: BookingDependencies): Route[] => [...sides(deps), ...staff(deps)];
