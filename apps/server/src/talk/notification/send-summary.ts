import type { NotificationChannel } from '@nukkad/contract/kernel/notice';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { messageOf } from '../../platform/notice/message.ts';
import { text } from '../../platform/notice/notice.ts';
import { became, carryOut } from './carry-out.ts';
import type { Telling } from './channels.ts';
import type { NotificationDependencies } from './notification.interface.ts';
import { presentCounts } from './notification.presenter.ts';
import { countUnread } from './notification.store.ts';
import { channelsOf } from './tell.ts';
import type { Waiting } from './waiting.ts';

const order: readonly NotificationChannel[] = ['push', 'sms', 'mail'];

/** A channel that is left on for all of them; else for any. */
function channelsFor(waiting: readonly Waiting[]): readonly NotificationChannel[] {
  const open = waiting.map(({ told, addressee, delivery }) =>
    told.open(({ spec }) => channelsOf(delivery.way, spec, addressee)),
  );
  const ofAll = order.filter((channel) => open.every((channels) => channels.includes(channel)));
  return ofAll.length > 0
    ? ofAll
    : order.filter((channel) => open.some((channels) => channels.includes(channel)));
}

const words = (count: number, link: string) =>
  text({
    en: `you have ${count} new notifications. See them: ${link}`,
    hi: `आपके लिए ${count} नई सूचनाएँ हैं। देखें: ${link}`,
  });

/** Several calm notices of one person, as one message. */
export async function sendSummary(
  deps: NotificationDependencies,
  waiting: readonly Waiting[],
): Promise<void> {
  const { db, config } = deps.platform;
  const [first, ...others] = waiting;
  if (!first || first.delivery.userId === null) return;
  const { userId, eventId } = first.delivery;
  const { contact } = first.addressee;
  const { language } = contact;
  const telling: Telling = {
    userId,
    contact,
    message: messageOf(
      { brand: config.BRAND_NAME, template: 'account_notice', language },
      words(waiting.length, `${config.publicOrigin}${screenAddress.ownNotifications}`),
    ),
    note: {
      title: config.BRAND_NAME,
      body:
        language === 'hi'
          ? `आपके लिए ${waiting.length} नई सूचनाएँ हैं।`
          : `You have ${waiting.length} new notifications.`,
      count: presentCounts(await countUnread(db, userId)).unread,
      link: screenAddress.ownNotifications,
      id: eventId,
    },
    isUrgent: false,
  };
  await carryOut(deps, first.delivery.notice, first.delivery, channelsFor(waiting), telling);
  for (const { delivery } of others)
    await became(deps, delivery, { state: 'skipped', channel: null, reason: 'in_summary' });
}
