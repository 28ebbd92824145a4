import type { Privacy } from '@nukkad/contract/privacy/privacy.model';
import { settingAt } from '../platform/db/dated-setting.ts';
import type { Reader } from '../platform/db/database.ts';

/** The notice that people consent under, and whom they complain to; an operator sets both. */
export interface Notice {
  readonly version: string;
  readonly grievanceOfficer: Privacy['grievanceOfficer'];
}

const noNotice: Notice = {
  version: '0',
  grievanceOfficer: { name: '', email: '', phone: '', address: '', answersWithinDays: 15 },
};

export const readNotice = (reader: Reader, now: Date): Promise<Notice> =>
  settingAt(reader, 'privacy.notice', now, noNotice);
