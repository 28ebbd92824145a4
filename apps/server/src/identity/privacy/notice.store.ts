import { settingAt } from '../../platform/snapshot/settings.ts';
import { listVersions } from './terms/terms.store.ts';
import type { Reader } from '../../platform/db/database.ts';

/** The notice that people consent under, and how soon a complaint is settled; who settles it is configuration. */
export interface Notice {
  readonly version: string;
  readonly grievanceOfficer: { readonly answersWithinDays: number };
}

const noNotice: Notice = { version: '0', grievanceOfficer: { answersWithinDays: 15 } };

/** Once operators have published a privacy policy of their own, the notice has its number. */
export async function readNotice(reader: Reader, now: Date): Promise<Notice> {
  const [notice, [policy]] = await Promise.all([
    settingAt(reader, 'privacy.notice', now, noNotice),
    listVersions(reader, 'policy'),
  ]);
  return policy ? { ...notice, version: String(policy.number) } : notice;
}
