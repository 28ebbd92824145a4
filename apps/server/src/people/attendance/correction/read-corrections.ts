import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import type { correctionsQuery } from '@nukkad/contract/people/attendance/attendance.api';
import type { CorrectionAnswer } from '@nukkad/contract/people/attendance/correction.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type * as z from 'zod/mini';
import type { Reader } from '../../../platform/db/database.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { withTotal } from '../../../platform/http/total.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ApprovalBrief } from '../../approval/index.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import {
  type CorrectionSeen,
  countCorrections,
  listCorrectionRows,
  listCorrectionsById,
} from './correction.store.ts';
import { organisationOf } from '../../../platform/viewer.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;

const present = (row: CorrectionSeen, request: ApprovalCardAnswer): CorrectionAnswer => ({
  request,
  day: row.day,
  inAt: row.inAt.toISOString(),
  outAt: row.outAt.toISOString(),
  reason: row.reason,
  recordedMinutes: row.recordedMinutes,
  askedAt: row.createdAt.toISOString(),
});

/** One's own. */
export async function listCorrections(
  deps: AttendanceDependencies,
  call: Seeing,
  { status, ...page }: z.output<typeof correctionsQuery>,
): Promise<CountedPage<CorrectionAnswer>> {
  const { db } = deps.platform;
  const { viewer } = call;
  // The owner of a business asks no one.
  if (!viewer.staffId) return { items: [], nextCursor: null, ...withTotal(page.count ? 0 : null) };
  const filter = {
    organisationId: organisationOf(viewer),
    employeeId: viewer.staffId,
    status: status ?? null,
  };
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most) => listCorrectionRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.correctionId],
    count: () => countCorrections(db, filter),
    items: async (rows) => {
      const ids = rows.map(({ correctionId }) => correctionId);
      const cards = await deps.approval.cards(db, call, ids);
      return rows.flatMap((row) => {
        const card = cards.get(row.correctionId);
        return card ? [present(row, card)] : [];
      });
    },
  });
}

/** For its owner and its reviewers. */
export async function readCorrection(
  { approval }: Pick<AttendanceDependencies, 'approval'>,
  reader: Reader,
  call: Seeing,
  requestId: string,
): Promise<CorrectionAnswer> {
  const request = await approval.find(reader, call, requestId);
  const [row] = request ? await listCorrectionsById(reader, organisationOf(call.viewer), [requestId]) : [];
  return request && row ? present(row, request) : refuse(approvalErrors.approval_not_found);
}

export const getCorrection = (
  deps: AttendanceDependencies,
  call: SignedInCall,
  { requestId }: { readonly requestId: string },
): Promise<CorrectionAnswer> => readCorrection(deps, deps.platform.db, call, requestId);

/** What lists and messages say of corrections: the reason of the employee. */
export async function correctionBriefs(
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, ApprovalBrief>> {
  const rows = await listCorrectionsById(reader, organisationId, requestIds);
  return new Map(
    rows.map(({ correctionId, reason }) => [correctionId, { title: '', note: reason, halfDays: null }]),
  );
}
