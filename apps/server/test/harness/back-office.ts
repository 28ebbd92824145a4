import { type AccountInterface, createAccountDomain } from '../../src/identity/account/index.ts';
import { type BackofficeInterface, createBackofficeDomain } from '../../src/office/backoffice/index.ts';
import { createPartnerDomain } from '../../src/identity/partner/index.ts';
import type { Domain } from '../../src/platform/domain.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { type EnrolledAdmin, anAdmin } from './admin.ts';
import { type Mounted, mounted } from './mounted.ts';

export interface BackOffice extends Mounted {
  /** Made, enrolled and signed in. */
  admin(wanted?: Partial<EnrolledAdmin['admin']>): Promise<EnrolledAdmin>;
  /** Who may have a socket. */
  live(): Pick<BackofficeInterface, 'verifyToken' | 'watch'>;
  /** Admins whose reviews were released because their last session ended. */
  readonly released: readonly string[];
}

/** The back office beside account and partner, with `more` domains; Admins sign in as they do. */
export async function mountedBackOffice(
  more: (platform: Platform, account: AccountInterface) => readonly Domain[] = () => [],
): Promise<BackOffice> {
  const released: string[] = [];
  let publicInterface: BackofficeInterface | undefined;
  const app = await mounted((platform, sessions) => {
    const partner = createPartnerDomain(platform);
    const account = createAccountDomain(platform, { partner, sessions });
    const backoffice = createBackofficeDomain(platform, account, {
      releaseReviewsOf: async (_tx, userId) => void released.push(userId),
    });
    publicInterface = backoffice;
    return {
      domains: [partner, account, backoffice, ...more(platform, account)],
      authenticate: backoffice.authenticate,
      gate: backoffice.gate,
      verifyToken: account.verifyToken,
    };
  });
  return {
    ...app,
    released,
    live: () => {
      if (!publicInterface) throw new Error('Nothing is mounted.');
      return publicInterface;
    },
    admin: (wanted) => {
      if (!publicInterface) throw new Error('Nothing is mounted.');
      return anAdmin({ url: app.url, clock: app.clock, makeAdmin: publicInterface.makeAdmin }, wanted);
    },
  };
}
