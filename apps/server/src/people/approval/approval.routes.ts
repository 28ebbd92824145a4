import * as api from '@nukkad/contract/people/approval/approval.api';
import { type Route, route } from '../../platform/http/route.ts';
import { actRowByRow } from '../../platform/row-by-row.ts';
import { answerCancel } from './answer-cancel.ts';
import { decideReview } from './decide-review.ts';
import { listRequests, readReview } from './read-requests.ts';
import type { ApprovalDependencies } from './approval.interface.ts';
import { takeOverReview } from './take-over.ts';
import { addDelegate, listDelegates, readChain, removeDelegate, saveChain } from './set-chain.ts';

export const approvalRoutes = (deps: ApprovalDependencies): readonly Route[] => [
  route(api.listReviews, (call) => listRequests(deps, call, { whose: 'team', ...call.input.query })),
  route(api.readReview, (call) => readReview(deps, call, call.input.query)),
  route(api.reviewMany, (call) => {
    const { requests, decision, reason } = call.input.body;
    const versions = new Map<string, number>(requests.map(({ requestId, version }) => [requestId, version]));
    return actRowByRow([...versions.keys()], (requestId) =>
      decideReview(deps, call, undefined, {
        requestId,
        version: versions.get(requestId) ?? 0,
        decision,
        reason,
      }),
    );
  }),
  route(api.takeOverReview, (call) => takeOverReview(deps, call, call.input.body)),
  route(api.answerCancel, (call) => answerCancel(deps, call, call.input.body)),
  route(api.getChain, (call) => readChain(deps, deps.platform.db, call, call.input.query.kind)),
  route(api.saveChain, (call) => saveChain(deps, call, call.input.body)),
  route(api.listDelegates, (call) => listDelegates(deps, call, call.input.query)),
  route(api.addDelegate, (call) => addDelegate(deps, call, call.input.body)),
  route(api.removeDelegate, (call) => removeDelegate(deps, call, call.input.query)),
];
