import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnershipInterface } from '../../market/partnership/index.ts';
import { type OnPlatform, domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { isBackofficeCall } from '../../platform/http/csrf.ts';
import type { Authenticate, Gate } from '../../platform/http/mount.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { VerifyToken } from '../../platform/socket/socket.ts';
import type { SessionWatch } from '../../platform/socket/watch-sessions.ts';
import type { Platform } from '../../platform/platform.ts';
import { sealedAuthenticators } from './admin-keys.ts';
import { adminRoutes } from './admin.routes.ts';
import { auditSheet } from './audit.sheet.ts';
import { auditRoutes } from './audit.routes.ts';
import { adminNow, authenticateAdmin } from './authenticate-admin.ts';
import { backofficeCron } from './backoffice.cron.ts';
import { codeOfAdmin } from './code-of-admin.ts';
import { liveAdmins } from './live-ticket.ts';
import { type NewAdmin, makeAdmin } from './make-admin.ts';
import { backofficePersonal } from './backoffice-personal.store.ts';

export type { NewAdmin } from './make-admin.ts';

export interface BackofficeInterface {
  /**
   * Identifies the caller of both apps. Admins are signed in only here; other accounts are identified as in the main
   * app, and refused here.
   */
  readonly authenticate: Authenticate;
  /** An Admin's access level was read with the session; that of other accounts is read as in the main app. */
  readonly gate: Gate;
  /** Whom a session of the back office speaks for at this moment; null: no one any more. */
  readonly adminNow: (sessionId: string) => Promise<Viewer | null>;
  /** Of both apps: an Admin's socket is opened with a ticket. */
  readonly verifyToken: VerifyToken;
  readonly watch: SessionWatch;
  /** Answers the ticket of the one-time link. */
  readonly makeAdmin: (admin: NewAdmin, now: Date) => Promise<string>;
  /** What the authenticator of an Admin shows now: for a demo without a phone at hand. Null in production. */
  readonly codeOfAdmin: (email: string) => Promise<string | null>;
}

type Account = Pick<AccountInterface, 'ensureAdmin' | 'namesOf'> & {
  readonly authenticate: Authenticate;
  readonly gate: Gate;
  readonly verifyToken: VerifyToken;
  readonly watch: SessionWatch;
};

type Reviews = Pick<PartnershipInterface, 'releaseReviewsOf'>;

interface BackofficeNeeds extends OnPlatform {
  readonly account: Account;
  readonly partnership: Reviews;
}

/** The operators' room: Admins, their sign-in, the audit log. */
export function createBackofficeDomain(
  platform: Platform,
  account: Account,
  partnership: Reviews,
): Domain & BackofficeInterface {
  const adminOf = authenticateAdmin(platform);
  const live = liveAdmins(platform);
  return {
    name: 'backoffice',
    encrypted: sealedAuthenticators,
    personal: backofficePersonal,
    sheets: [auditSheet],
    routes: [...adminRoutes(platform, partnership), ...auditRoutes(platform, account)],
    cron: backofficeCron(platform),
    authenticate: async (request, reply) =>
      (isBackofficeCall(request) ? await adminOf(request) : null) ?? account.authenticate(request, reply),
    verifyToken: async (token) => (await live.verifyTicket(token)) ?? account.verifyToken(token),
    watch: {
      viewerNow: async (sessionId) =>
        (await live.watch.viewerNow(sessionId)) ?? account.watch.viewerNow(sessionId),
      viewer: async (sessionId) => (await account.watch.viewer(sessionId)) ?? live.watch.viewer(sessionId),
      marksOf: async (sessionIds) => {
        const [admins, others] = await Promise.all([
          live.watch.marksOf(sessionIds),
          account.watch.marksOf(sessionIds),
        ]);
        return new Map([...others, ...admins]);
      },
    },
    gate: async (endpoint, viewer) => {
      if (viewer.role !== 'Admin') await account.gate(endpoint, viewer);
    },
    adminNow: (sessionId) => adminNow(platform, sessionId),
    makeAdmin: (admin, now) => makeAdmin(platform, account, admin, now),
    codeOfAdmin: (email) => codeOfAdmin(platform, email),
  };
}

export const backoffice = domain({
  needs: ['account', 'partnership'],
  create: ({ platform, account, partnership }: BackofficeNeeds) =>
    createBackofficeDomain(platform, account, partnership),
});
