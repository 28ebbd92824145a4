import { messageOf } from '../../platform/notice/message.ts';
import type { Contact, NoticeSpec, Recipient, Words } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../../platform/outbox/once.ts';
import { system } from '../../platform/platform.ts';
import { senders } from './channels.ts';
import type { NotificationParts } from './notification.parts.ts';
import { type Wanted, mayUse } from './notification.rules.ts';

/**
 * Tells everybody whom a notice concerns, each once for an event, however often it is told. What cannot be sent is
 * tried again by the queue, and those who were told already are not told again.
 */
export async function sendNotice<Facts extends object, Seen>(
  parts: NotificationParts,
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

interface Telling {
  readonly recipient: Recipient;
  readonly words: Words;
  /** Under which it is noted that this one was told. */
  readonly mark: string;
  readonly eventId: string;
}

async function tellOne<Facts extends object, Seen>(
  parts: NotificationParts,
  spec: NoticeSpec<Facts, Seen>,
  telling: Telling,
): Promise<void> {
  const { db } = parts.platform;
  const { userId, at } = telling.recipient;
  if (await hasSeen(db, telling.mark, telling)) return;
  const contact = at ?? (userId === null ? null : await contactOf(parts, userId));
  if (!contact) return;
  const wanted = spec.urgent || userId === null ? null : await parts.wantedBy(db, userId, spec.tag);
  const told = await (spec.by === 'each' ? sendByEach : sendByFirst)(parts, spec, telling, contact, wanted);
  if (told) await note(parts, telling.mark, telling.eventId);
}

async function contactOf(
  { platform, getPeople }: NotificationParts,
  userId: string,
): Promise<Contact | null> {
  return (await getPeople(platform.db, [userId])).get(userId) ?? null;
}

const note = ({ platform }: NotificationParts, mark: string, eventId: string) =>
  platform.write(system, (tx) => firstTime(tx, mark, { eventId }, platform.clock.now()));

type Send = <Facts extends object, Seen>(
  parts: NotificationParts,
  spec: NoticeSpec<Facts, Seen>,
  telling: Telling,
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
const sendByEach: Send = async (parts, spec, telling, contact, wanted) => {
  let told = false;
  const failures: unknown[] = [];
  for (const channel of spec.channels) {
    const mark = `${telling.mark}@${channel}`;
    try {
      if (await hasSeen(parts.platform.db, mark, telling)) {
        told = true;
        continue;
      }
      const only = { ...spec, channels: [channel] };
      if (!(await sendByFirst(parts, only, telling, contact, wanted))) continue;
      told = true;
      await note(parts, mark, telling.eventId);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return told;
};
