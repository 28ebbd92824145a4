import * as api from '@nukkad/contract/money/payout/payout-admin.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { decideRun } from './decide-run.ts';
import { holdEarning } from './hold-earning.ts';
import { holdPayouts } from './hold-payouts.ts';
import { listOfficeEarnings, listOfficePayouts, listPayoutRuns, previewRun } from './list-office.ts';
import { retryPayout } from './retry-payout.ts';

/** Payouts as Admins see and move them. */
export const officePayoutRoutes = (deps: PayoutDependencies): readonly Route[] => [
  route(api.listOfficePayouts, (call) => listOfficePayouts(deps, call.input.query, call.now)),
  route(api.previewPayoutRun, (call) => previewRun(deps, call.now)),
  route(api.listPayoutRuns, (call) => listPayoutRuns(deps, call.input.query, call.viewer)),
  route(api.decidePayoutRun, (call) => decideRun(deps, call)),
  route(api.retryPayout, (call) => retryPayout(deps, call)),
  route(api.listOfficeEarnings, (call) => listOfficeEarnings(deps, call.input.query)),
  route(api.holdEarning, (call) => holdEarning(deps, call)),
  route(api.holdPayouts, (call) => holdPayouts(deps, call)),
];
