import * as api from '@nukkad/contract/office/overview/overview.api';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import type { OverviewDependencies } from './overview.interface.ts';
import { readOfficeOverview } from './read-office-overview.ts';
import { readWorkOverview } from './read-work-overview.ts';

export type { OverviewDependencies } from './overview.interface.ts';

/** The first page of a partner's work area and of the back office. Each domain says what of its own waits (`Domain.waiting`). */
export const createOverviewDomain = (deps: OverviewDependencies): Domain => ({
  name: 'overview',
  routes: [
    route(api.getWorkOverview, (call) => readWorkOverview(deps, call)),
    route(api.getOfficeOverview, (call) => readOfficeOverview(deps, call)),
  ],
});

export const overview = domain({
  needs: ['account', 'booking', 'earning', 'partner', 'payment', 'payout'],
  create: createOverviewDomain,
});
