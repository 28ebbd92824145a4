import type { NotificationChannel } from '@nukkad/contract/kernel/notice';
import { listedOf } from '../../platform/notice/listed.ts';
import { messageOf } from '../../platform/notice/message.ts';
import type { NoticeSpec, Recipient, Words } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';
import type { Addressee } from './addressee.ts';
import type { Telling } from './channels.ts';
import type { Delivery } from './delivery.store.ts';
import type { NotificationDependencies } from './notification.interface.ts';
import { type Way, openChannels } from './notification.rules.ts';
import { presentCounts } from './notification.presenter.ts';
import { countUnread } from './notification.store.ts';

/** One recipient of a notice, with the words. */
export interface Told<Facts extends object, Seen> {
  readonly spec: NoticeSpec<Facts, Seen>;
  readonly heard: Heard<Facts>;
  readonly recipient: Recipient;
  readonly words: Words;
  /** Tells the recipients of one notice and event apart. */
  readonly mark: string;
}

export const markOf = (name: string, { as }: Recipient): string =>
  as === undefined ? name : `${name}#${as}`;

/** The channels of a way, in the order of the notice. */
export function channelsOf<Facts extends object, Seen>(
  way: Way,
  { channels, weight }: NoticeSpec<Facts, Seen>,
  { wanted, reach }: Addressee,
): readonly NotificationChannel[] {
  const open = openChannels({ channels, wanted, reach, weight });
  if (way === 'digest') return open;
  if (way === 'message') return open.filter((channel) => channel !== 'push');
  return open.filter((channel) => channel === way);
}

/** The same notice as a message and as a note on a screen. */
export async function tellingOf<Facts extends object, Seen>(
  { platform: { db, config } }: NotificationDependencies,
  { spec, heard, recipient: { userId }, words }: Told<Facts, Seen>,
  { contact }: Addressee,
  { eventId }: Pick<Delivery, 'eventId'>,
): Promise<Telling> {
  const { template, tag, weight } = spec;
  const { language } = contact;
  const { title, body } = listedOf(template, tag, words);
  const unread = userId === null ? 0 : presentCounts(await countUnread(db, userId)).unread;
  return {
    userId,
    contact,
    message: messageOf({ brand: config.BRAND_NAME, template, language }, words),
    note: {
      title: title[language],
      body: body[language],
      count: unread,
      link: spec.opens(heard.facts),
      id: eventId,
    },
    isUrgent: weight === 'critical',
  };
}
