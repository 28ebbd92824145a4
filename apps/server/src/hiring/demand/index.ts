import * as api from '@nukkad/contract/hiring/demand/demand.api';
import { jobEvents } from '@nukkad/contract/hiring/job/job.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import { consumer, whenAny } from '../../platform/outbox/consumer.ts';
import { type Platform, system } from '../../platform/platform.ts';
import type { DemandInterfaces } from './demand.interface.ts';
import { demandNotices } from './demand.notices.ts';
import { settleDemand } from './demand.store.ts';
import { draftDemanded } from './draft-demanded.ts';
import { listUnservedDemand } from './list-demand.ts';

/** What businesses miss for want of people becomes drafts of jobs. */
export function createDemandDomain(platform: Platform, parts: DemandInterfaces): Domain {
  const deps = { platform, ...parts };
  const { published, held, deleted } = jobEvents;
  return {
    name: 'demand',
    routes: parts.job.team.routes([
      route(api.listUnservedDemand, (call) => listUnservedDemand(deps, call, call.input.query)),
    ]),
    notices: demandNotices(deps),
    consumers: [
      consumer(
        'demand.settle',
        ...whenAny([published, held, deleted], ({ facts: { jobId } }) =>
          platform.write(system, (tx) =>
            settleDemand(
              tx,
              systemAuthorized(
                { jobId, settledAt: platform.clock.now() },
                'Its employer has published or deleted the draft.',
              ),
            ),
          ),
        ),
      ),
    ],
    // 03:40 in India, when bookings rest.
    cron: [{ name: 'demand.draft', match: '10 22 * * *', run: () => draftDemanded(deps) }],
  };
}

export const demand = domainOn({
  needs: ['booking', 'catalog', 'job', 'partner', 'skill', 'waitlist'],
  create: createDemandDomain,
});
