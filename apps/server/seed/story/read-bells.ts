/** People open the app now and then, and look at what they were told. */
import { readNotifications } from '@nukkad/contract/talk/notification/notification.api';
import type { DemoCity } from '../city/demo-city.ts';
import type { Stage } from './stage.ts';

/** In a small city, which is made for tests, no one reads. */
const leastResidents = 10;
/** By whom the city is shown. */
const shownResidents = 12;

/** Everything until then; what comes later stays unread. */
export function planReading(stage: Stage, { residents, shops }: DemoCity, at: Date): void {
  if (residents.length < leastResidents) return;
  const { actors, client, clock } = stage;
  stage.timeline.plan(at, async () => {
    const body = { until: clock.now().toISOString() };
    for (const resident of residents.slice(0, shownResidents))
      await client.call(await actors.asBuyer(resident), readNotifications, { body });
    for (const shop of shops) {
      await client.call(await actors.asOwner(shop), readNotifications, { body });
      await client.call(await actors.asDesk(shop), readNotifications, { body });
    }
  });
}
