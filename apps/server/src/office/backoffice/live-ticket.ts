import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import type { SessionWatch } from '../../platform/socket/watch-sessions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isOver } from './admin.rules.ts';
import { findOpenSessions } from './admin-session.store.ts';

const lastsMs = 60_000;

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`backoffice:live:${text}`).digest('base64url');

/** The cookie of an Admin goes to `/api` alone; the socket is opened with a ticket that was asked for there. */
export function liveTicket(secret: string, sessionId: string, now: Date): string {
  const text = `office.${sessionId}.${now.getTime() + lastsMs}`;
  return `${text}.${sign(secret, text)}`;
}

/** The session of a ticket that is ours and not over; null: none of ours. */
function sessionOf(secret: string, ticket: string, now: Date): string | null {
  const [office, sessionId = '', until = '', mac = ''] = ticket.split('.');
  const expected = Buffer.from(sign(secret, `office.${sessionId}.${until}`));
  const given = Buffer.from(mac);
  if (office !== 'office' || given.length !== expected.length || !timingSafeEqual(given, expected))
    return null;
  return Number(until) > now.getTime() ? sessionId : null;
}

const adminOf = (userId: string, sessionId: string): Viewer => ({
  userId,
  sessionId,
  role: 'Admin',
  organisationId: null,
  staffId: null,
  isProfessional: false,
  permissions: new Set(),
});

/** Who may have a socket of the back office: an Admin whose session is open, looked up each time. */
export function liveAdmins({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>) {
  const openOf = async (sessionIds: readonly string[]) => {
    const now = clock.now();
    return (await findOpenSessions(db, sessionIds)).filter((session) => !isOver(session, now));
  };
  const viewerNow: SessionWatch['viewerNow'] = async (sessionId) => {
    const [open] = await openOf([sessionId]);
    return open ? adminOf(open.userId, open.sessionId) : null;
  };
  return {
    verifyTicket: async (ticket: string): Promise<Viewer | null> => {
      const sessionId = sessionOf(config.secret, ticket, clock.now());
      return sessionId === null ? null : viewerNow(sessionId);
    },
    watch: {
      viewerNow,
      viewer: viewerNow,
      marksOf: async (sessionIds) =>
        new Map((await openOf(sessionIds)).map(({ sessionId }) => [sessionId, 'Admin'])),
    } satisfies SessionWatch,
  };
}
