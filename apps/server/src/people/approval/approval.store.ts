import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RequestRow, type StepRow, type Reviewed, requestTable, stepTable } from './approval.row.ts';
import type { Step } from './approval.rules.ts';

export async function findRequest(reader: Reader, requestId: string): Promise<RequestRow | null> {
  const row = await reader
    .selectFrom('approval_request')
    .select(requestTable.selected)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockRequest(tx: Tx, requestId: string): Promise<RequestRow | null> {
  const row = await tx
    .selectFrom('approval_request')
    .select(requestTable.selected)
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Of an organisation, by id. */
export async function listRequestsById(
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<RequestRow[]> {
  if (requestIds.length === 0) return [];
  return reader
    .selectFrom('approval_request')
    .select(requestTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('request_id', 'in', [...requestIds])
    .execute();
}

/** In the order of their ids, so that two who lock some of the same wait for each other in turn. */
export async function lockRequests(tx: Tx, requestIds: readonly string[]): Promise<RequestRow[]> {
  if (requestIds.length === 0) return [];
  return tx
    .selectFrom('approval_request')
    .select(requestTable.selected)
    .where('request_id', 'in', [...requestIds])
    .orderBy('request_id')
    .forUpdate()
    .execute();
}

/** Approved, and not paid in full; not while its owner wants it cancelled. */
export async function listOwed(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
): Promise<RequestRow[]> {
  if (staffIds.length === 0) return [];
  return (
    reader
      .selectFrom('approval_request')
      .select(requestTable.selected)
      .where('organisation_id', '=', organisationId)
      .where('staff_id', 'in', [...staffIds])
      .where('status', '=', 'approved')
      // A loan is handed over by itself, and no salary pays it.
      .where('kind', '<>', 'loan')
      .where('cancel_asked', '=', false)
      .whereRef('amount_paise', '>', 'paid_paise')
      .orderBy('created_at')
      .orderBy('request_id')
      .execute()
  );
}

/** A person’s pending and approved requests of a kind that touch some days. */
export async function listTouching(
  reader: Reader,
  of: {
    readonly organisationId: string;
    readonly staffId: string;
    readonly kind: RequestRow['kind'];
    /** YYYY-MM-DD, both inclusive. */
    readonly from: string;
    readonly to: string;
  },
): Promise<RequestRow[]> {
  return reader
    .selectFrom('approval_request')
    .select(requestTable.selected)
    .where('organisation_id', '=', of.organisationId)
    .where('staff_id', '=', of.staffId)
    .where('kind', '=', of.kind)
    .where('status', 'in', ['pending', 'approved'])
    .where('starts_on', '<=', of.to)
    .where('ends_on', '>=', of.from)
    .orderBy('starts_on')
    .limit(20)
    .execute();
}

export async function listSteps(reader: Reader, requestIds: readonly string[]): Promise<readonly StepRow[]> {
  if (requestIds.length === 0) return [];
  return reader
    .selectFrom('approval_step')
    .select(stepTable.selected)
    .select((eb) =>
      eb
        .selectFrom('staff_member')
        .select('user_id')
        .whereRef('staff_member.staff_id', '=', 'approval_step.staff_id')
        .as('namedUserId'),
    )
    .where('request_id', 'in', [...requestIds])
    .orderBy('request_id')
    .orderBy('round')
    .orderBy('position')
    .execute();
}

export async function insertRequest(tx: Tx, row: Authorized<RequestRow, 'ask'>): Promise<void> {
  await tx.insertInto('approval_request').values(requestTable.written(row)).execute();
}

export async function saveRequest(tx: Tx, row: Authorized<Reviewed>): Promise<void> {
  const {
    requestId,
    organisationId: _of,
    kind: _kind,
    staffId: _staff,
    userId: _user,
    createdAt: _at,
    ...changed
  } = row;
  await tx
    .updateTable('approval_request')
    .set(requestTable.written(changed))
    .where('request_id', '=', requestId)
    .execute();
}

/** The steps of the round that the row is in, in place of what there was of it. */
export async function replaceSteps(
  tx: Tx,
  { requestId, round }: Authorized<RequestRow>,
  steps: readonly Step[],
): Promise<void> {
  await tx
    .deleteFrom('approval_step')
    .where('request_id', '=', requestId)
    .where('round', '=', round)
    .execute();
  await tx
    .insertInto('approval_step')
    .values(
      steps.map(({ reviewer, staffId }, place) => ({
        request_id: requestId,
        round,
        position: place + 1,
        reviewer,
        staff_id: staffId,
      })),
    )
    .execute();
}

/** The present level, in place of whom it names. */
export async function takeStep(
  tx: Tx,
  { requestId, round, level }: Authorized<Pick<RequestRow, 'requestId' | 'round' | 'level'>>,
  taken: { readonly by: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('approval_step')
    .set({ taken_by: taken.by, taken_at: taken.now, taken_reason: taken.reason })
    .where('request_id', '=', requestId)
    .where('round', '=', round)
    .where('position', '=', level)
    .execute();
}

export async function decideStep(
  tx: Tx,
  { requestId, round, level }: Authorized<Pick<RequestRow, 'requestId' | 'round' | 'level'>>,
  decided: {
    readonly outcome: 'approved' | 'rejected' | 'passed';
    readonly by: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('approval_step')
    .set({ outcome: decided.outcome, decided_by: decided.by, decided_at: decided.now })
    .where('request_id', '=', requestId)
    .where('round', '=', round)
    .where('position', '=', level)
    .execute();
}

/** Pending ones whose level has waited long enough for the next reminder or the next level. */
export async function listOverdue(
  reader: Reader,
  before: readonly [Date, Date, Date],
  limit: number,
): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('approval_request')
    .select('request_id as requestId')
    .where('status', '=', 'pending')
    .where((eb) =>
      eb.or(before.map((at, told) => eb.and([eb('reminded', '=', told), eb('waiting_since', '<=', at)]))),
    )
    .orderBy('waiting_since')
    .limit(limit)
    .execute();
  return rows.map(({ requestId }) => requestId);
}
