import { partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { reviewEvents } from '@nukkad/contract/market/review/review.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, whenAny } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { firstTime } from '../../platform/outbox/once.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { addStars } from './partner.store.ts';

const name = 'partner.count_stars';
const counting = [reviewEvents.shown, reviewEvents.restored, reviewEvents.hidden] as const;

/** A customer's review counts for the partner and its professional as long as it is shown: lists are sorted by it. */
export const countStars = (platform: Platform): Consumer =>
  consumer(
    name,
    ...whenAny(counting, async (heard) => {
      const { side, organisationId, staffId, stars } = heard.facts;
      if (side === 'partner') return;
      const reviews = heard.name === reviewEvents.hidden.name ? -1 : 1;
      const now = platform.clock.now();
      await platform.write(system, async (tx) => {
        if (!(await firstTime(tx, name, heard, now))) return;
        await addStars(
          tx,
          systemAuthorized({ organisationId, staffId, stars, reviews }, 'The review is shown or hidden.'),
        );
        await publish(tx, now, partnerEvents.ratingChanged, { organisationId });
      });
    }),
  );
