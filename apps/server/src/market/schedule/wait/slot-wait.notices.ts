import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { slotWaitEvents } from '@nukkad/contract/market/schedule/schedule.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { type Notice, notice, person, text } from '../../../platform/notice/notice.ts';
import { type Said, dayIn } from '../../../platform/spoken.rules.ts';
import { findWait } from './slot-wait.store.ts';
import type { WaitDependencies } from './wait-for-slot.ts';

interface Opened {
  readonly service: Said;
  readonly day: string;
  readonly link: string;
}

const wordsOf = ({ service, day, link }: Opened) =>
  text({
    en: `a slot is free on ${dayIn('en', day)} for ${service.en}. The first to book has it: ${link}`,
    hi: `${dayIn('hi', day)} को ${service.hi} के लिए एक समय ख़ाली हुआ है। जो पहले बुक करे, उसका: ${link}`,
  });

/** The one message that was asked for; once the day has come it is no news any more. */
export const slotWaitNotices = ({ platform, catalog }: WaitDependencies): readonly Notice[] => [
  notice('slot_wait.tell', slotWaitEvents.opened, {
    tag: 'bookings',
    opens: ({ day }) => screenAddress.checkoutDay(day),
    to: async ({ facts }, reader) => person((await findWait(reader, facts.waitId))?.userId),
    look: async ({ facts }, reader) => {
      const wait = await findWait(reader, facts.waitId);
      if (!wait || wait.day < istDay(platform.clock.now())) return null;
      const nameOf = async (lang: 'en' | 'hi') =>
        (await catalog.services(reader, [wait.serviceId], lang)).get(wait.serviceId)?.name ?? '';
      const [en, hi] = await Promise.all([nameOf('en'), nameOf('hi')]);
      const link = `${platform.config.publicOrigin}${screenAddress.checkoutDay(wait.day)}`;
      return { service: { en, hi }, day: wait.day, link };
    },
    words: wordsOf,
  }),
];
