import {
  type NotificationChannel,
  type NotificationTag,
  notificationTags,
} from '@nukkad/contract/kernel/notice';
import type { UserSetting } from '@nukkad/contract/identity/profile/profile.model';

/** What one person chose for one kind. */
export interface ChoiceRow extends Readonly<Record<NotificationChannel, boolean>> {
  readonly tag: NotificationTag;
}

/** Sign-in codes and start codes are always sent: without them nothing works. */
export const isLocked = (tag: NotificationTag) => tag === 'account';

/** For a person who has not chosen, notices are on, offers are off, and of the network there is push alone. */
function defaultFor(tag: NotificationTag): ChoiceRow {
  const told = tag !== 'offers';
  const written = told && tag !== 'network';
  return { tag, sms: written, mail: written, push: told };
}

/** The choice for each kind, also for those without a stored choice. */
export function choicesFrom(rows: readonly ChoiceRow[]): UserSetting['notifications'] {
  return notificationTags.map((tag) => {
    const locked = isLocked(tag);
    const row = locked ? undefined : rows.find((one) => one.tag === tag);
    return { ...defaultFor(tag), ...row, tag, locked };
  });
}

/** Of what was sent, what may be kept: the last word on each kind, and none on a locked one. */
export function keepable(sent: readonly ChoiceRow[]): readonly ChoiceRow[] {
  const last = new Map(sent.filter(({ tag }) => !isLocked(tag)).map((one) => [one.tag, one]));
  return [...last.values()].map(({ tag, sms, mail, push }) => ({ tag, sms, mail, push }));
}
