import type { PartnerInterface } from '../partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SessionWatch } from '../../platform/socket/watch-sessions.ts';
import { listOpenMarks } from './session.store.ts';

const present = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Two statements for all sessions of a node: the people's own state, and that of the organisations they act for. */
export const sessionMarks =
  ({
    db,
    partner,
  }: Pick<Platform, 'db'> & {
    readonly partner: Pick<PartnerInterface, 'marksOf'>;
  }): SessionWatch['marksOf'] =>
  async (sessionIds) => {
    const open = await listOpenMarks(db, sessionIds);
    const organisationIds = present(open.map((one) => one.organisationId));
    const of =
      organisationIds.length > 0
        ? await partner.marksOf(db, organisationIds, present(open.map((one) => one.staffId)))
        : new Map<string, string>();
    return new Map(
      open.map(({ sessionId, mark, organisationId, staffId }) => [
        sessionId,
        [mark, of.get(organisationId ?? ''), of.get(staffId ?? '')].join('|'),
      ]),
    );
  };
