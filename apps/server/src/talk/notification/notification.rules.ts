import type { NoticeChannel, NoticeWeight, NotificationChannel } from '@nukkad/contract/kernel/notice';
import { type QuietHours, afterQuiet, minuteOf, nextMinuteOfDay } from './quiet.rules.ts';

/** What a person left on for one kind of notice. */
export type Wanted = Readonly<Record<NotificationChannel, boolean>>;

/**
 * `wanted` null: sent regardless of the person's choices. Notices in the app's own list are silent and cannot be
 * turned off.
 */
export const mayUse = (wanted: Wanted | null, channel: NoticeChannel): boolean =>
  wanted === null || channel === 'inapp' || wanted[channel];

/** The dated configuration `notification.rules`. */
export interface NotificationRules {
  /** How long a notice stays in the list. */
  readonly keptDays: number;
  /** How long after a push an SMS or a mail follows, where the notice was not read. */
  readonly unreadMinutes: number;
  /** When the daily summary is sent: HH:MM in India. */
  readonly digestAt: string;
  /** For who has not chosen. */
  readonly quietFrom: string;
  readonly quietUntil: string;
}

export const defaultRules: NotificationRules = {
  keptDays: 90,
  unreadMinutes: 15,
  digestAt: '09:00',
  quietFrom: '22:00',
  quietUntil: '07:00',
};

export const usualQuiet = ({ quietFrom, quietUntil }: NotificationRules): QuietHours => ({
  isOn: true,
  fromMinute: minuteOf(quietFrom),
  untilMinute: minuteOf(quietUntil),
});

export type Way = 'push' | 'message' | 'sms' | 'mail' | 'digest';

/** One way by which a person is told, and not before when. */
export interface Planned {
  readonly way: Way;
  readonly dueAt: Date;
  /** Not sent where the notice was read meanwhile. */
  readonly onlyIfUnread: boolean;
}

export interface PlanFacts {
  readonly channels: readonly NoticeChannel[];
  readonly by: 'first' | 'each';
  readonly weight: NoticeWeight;
  /** Null: whatever was turned off. */
  readonly wanted: Wanted | null;
  /** Where the person has a number, an address, a browser that shows notices. */
  readonly reach: Readonly<Record<NotificationChannel, boolean>>;
  readonly quiet: QuietHours;
  readonly rules: NotificationRules;
}

/**
 * In the order in which they are tried. What is critical cannot be muted: where nothing that was left on reaches the
 * person, it goes by the first way that does.
 */
export function openChannels({
  channels,
  wanted,
  reach,
  weight,
}: Pick<PlanFacts, 'channels' | 'wanted' | 'reach' | 'weight'>): readonly NotificationChannel[] {
  const reaching = channels.flatMap((channel) => (channel !== 'inapp' && reach[channel] ? [channel] : []));
  const leftOn = reaching.filter((channel) => mayUse(wanted, channel));
  return leftOn.length === 0 && weight === 'critical' ? reaching.slice(0, 1) : leftOn;
}

/**
 * What is critical goes out at once, by push and by message. Of the rest a person with a push gets a message where the
 * notice stays unread; without one, the message. Quiet hours hold both back; what is calm waits for the daily summary.
 */
export function planOf(facts: PlanFacts, now: Date): readonly Planned[] {
  const { by, weight, quiet, rules } = facts;
  const open = openChannels(facts);
  if (open.length === 0) return [];
  const at = (way: Way, dueAt: Date, onlyIfUnread = false): Planned => ({ way, dueAt, onlyIfUnread });
  if (weight === 'calm')
    return [at('digest', afterQuiet(quiet, nextMinuteOfDay(minuteOf(rules.digestAt), now)))];
  const isCritical = weight === 'critical';
  const soonest = isCritical ? now : afterQuiet(quiet, now);
  const hasPush = open.includes('push');
  const push = hasPush ? [at('push', soonest)] : [];
  const messages = open.filter((channel) => channel !== 'push');
  if (messages.length === 0) return push;
  if (by === 'each') return [...push, ...messages.map((channel) => at(channel, soonest))];
  if (isCritical || !hasPush) return [...push, at('message', soonest)];
  const unreadAt = new Date(soonest.getTime() + rules.unreadMinutes * 60_000);
  return [...push, at('message', afterQuiet(quiet, unreadAt), true)];
}
