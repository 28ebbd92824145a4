import { settingAt } from '../../platform/snapshot/settings.ts';
import type { Reader } from '../../platform/db/database.ts';

/** The notice that people consent under, and how soon a complaint is settled; who settles it is configuration. */
export interface Notice {
  readonly version: string;
  readonly grievanceOfficer: { readonly answersWithinDays: number };
}

const noNotice: Notice = { version: '0', grievanceOfficer: { answersWithinDays: 15 } };

export const readNotice = (reader: Reader, now: Date): Promise<Notice> =>
  settingAt(reader, 'privacy.notice', now, noNotice);
