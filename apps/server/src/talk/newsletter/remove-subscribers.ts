import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { actRowByRow } from '../../platform/row-by-row.ts';
import { newsletterTransitions } from './newsletter.transitions.ts';

/** Each address by itself: one that left meanwhile is refused alone. */
export const removeSubscribers = (
  platform: Platform,
  call: SignedInCall,
  subscriberIds: readonly string[],
): Promise<RowByRow> =>
  actRowByRow(subscriberIds, (subscriberId) =>
    platform.write(call, async (tx) => {
      const allowed = await newsletterTransitions.lockTo(
        tx,
        call.viewer,
        newsletterTransitions.verb.remove,
        subscriberId,
      );
      return newsletterTransitions.move(tx, allowed, { now: call.now });
    }),
  );
