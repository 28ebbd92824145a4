import type { Domain } from '../../platform/domain.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { closeResolved } from './close-resolved.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { PrivacyInterface } from '../../identity/privacy/index.ts';
import { supportNotices } from './support.notices.ts';
import { supportPersonal } from './support.personal.store.ts';
import { supportRoutes } from './support.routes.ts';

/** What people tell support, and what support answers; the live desk comes later. */
export function createSupportDomain(
  platform: Platform,
  {
    account,
    privacy,
    booking,
  }: {
    readonly account: Pick<AccountInterface, 'getPeople'>;
    readonly privacy: PrivacyInterface;
    readonly booking: Pick<BookingInterface, 'payable' | 'ownSide' | 'briefs'>;
  },
): Domain {
  const { db, clock } = platform;
  const readAnswerDays = async (now: Date) =>
    (await privacy.readNotice(db, now)).grievanceOfficer.answersWithinDays;
  return {
    name: 'support',
    personal: supportPersonal,
    routes: supportRoutes(platform, { account, booking, readAnswerDays }),
    notices: supportNotices(platform, readAnswerDays),
    cron: [
      {
        name: 'support.close_resolved',
        match: '29 * * * *',
        run: async () => {
          await platform.write(system, (tx) => closeResolved(tx, clock.now()));
        },
      },
    ],
  };
}
