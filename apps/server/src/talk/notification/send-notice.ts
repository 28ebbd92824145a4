import { messageOf } from '../../platform/notice/message.ts';
import type { Contact, NoticeSpec, Recipient, Words } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../../platform/outbox/once.ts';
import { system } from '../../platform/platform.ts';
import { senders } from './channels.ts';
import type { NotificationDependencies } from './notification.dependencies.ts';
import { type Wanted, mayUse } from './notification.rules.ts';

/**
 * Sends a notice to all its recipients, once per event, even if the event is delivered again. A failed delivery is
 * retried by the queue, and recipients that were reached already are skipped.
 */
export async function sendNotice<Facts extends object, Seen>(
  parts: NotificationDependencies,
  spec: NoticeSpec<Facts, Seen>,
  heard: Heard<Facts>,
): Promise<void> {
  const { db } = parts.platform;
  const recipients = await spec.to(heard, db);
  const seen = recipients.length > 0 ? await spec.look(heard, db) : null;
  const words = seen === null ? null : spec.words(seen);
  if (words === null) return;
  const failures: unknown[] = [];
  for (const recipient of recipients) {
    const mark = recipient.as === undefined ? spec.name : `${spec.name}#${recipient.as}`;
    const told = tellOne(parts, spec, { recipient, words, mark, eventId: heard.eventId });
    await told.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

interface SocketDelivery {
  readonly recipient: Recipient;
  readonly words: Words;
  /** Under which it is noted that this one was told. */
  readonly mark: string;
  readonly eventId: string;
}

async function tellOne<Facts extends object, Seen>(
  parts: NotificationDependencies,
  spec: NoticeSpec<Facts, Seen>,
  socketDelivery: SocketDelivery,
): Promise<void> {
  const { db } = parts.platform;
  const { userId, at } = socketDelivery.recipient;
  if (await hasSeen(db, socketDelivery.mark, socketDelivery)) return;
  const contact = at ?? (userId === null ? null : await contactOf(parts, userId));
  if (!contact) return;
  const wanted = spec.urgent || userId === null ? null : await parts.wantedBy(db, userId, spec.tag);
  const told = await (spec.by === 'each' ? sendByEach : sendByFirst)(
    parts,
    spec,
    socketDelivery,
    contact,
    wanted,
  );
  if (told) await note(parts, socketDelivery.mark, socketDelivery.eventId);
}

async function contactOf(
  { platform, getPeople }: NotificationDependencies,
  userId: string,
): Promise<Contact | null> {
  return (await getPeople(platform.db, [userId])).get(userId) ?? null;
}

const note = ({ platform }: NotificationDependencies, mark: string, eventId: string) =>
  platform.write(system, (tx) => firstTime(tx, mark, { eventId }, platform.clock.now()));

type Send = <Facts extends object, Seen>(
  parts: NotificationDependencies,
  spec: NoticeSpec<Facts, Seen>,
  socketDelivery: SocketDelivery,
  contact: Contact,
  wanted: Wanted | null,
) => Promise<boolean>;

/** The first channel that was left on, reaches the person and works. */
const sendByFirst: Send = async ({ platform }, spec, { words }, contact, wanted) => {
  const { config, log, providers } = platform;
  const { template, name } = spec;
  const message = messageOf({ brand: config.BRAND_NAME, template, language: contact.language }, words);
  const failures: unknown[] = [];
  for (const channel of spec.channels) {
    if (!mayUse(wanted, channel)) continue;
    try {
      const sending = senders[channel]?.(providers, contact, message) ?? null;
      if (sending === null) continue;
      await sending;
      return true;
    } catch (error) {
      failures.push(error);
      log.warn({ notice: name, channel }, 'a channel of a notice failed');
    }
  }
  if (failures.length > 0) throw failures[0];
  return false;
};

/** Every channel; one that fails is tried again alone. */
const sendByEach: Send = async (parts, spec, socketDelivery, contact, wanted) => {
  let told = false;
  const failures: unknown[] = [];
  for (const channel of spec.channels) {
    const mark = `${socketDelivery.mark}@${channel}`;
    try {
      if (await hasSeen(parts.platform.db, mark, socketDelivery)) {
        told = true;
        continue;
      }
      const only = { ...spec, channels: [channel] };
      if (!(await sendByFirst(parts, only, socketDelivery, contact, wanted))) continue;
      told = true;
      await note(parts, mark, socketDelivery.eventId);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return told;
};
