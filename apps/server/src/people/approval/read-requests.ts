import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import {
  type ApprovalCardAnswer,
  type ApprovalStep,
  approvalKinds,
} from '@nukkad/contract/people/approval/approval.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { withTotal } from '../../platform/http/total.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type InboxFilter, countInbox, countOwn, listInbox, listOwn } from './request-list.store.ts';
import type { ApprovalDependencies, RequestsAsked, ApprovalBrief } from './approval.interface.ts';
import { isBusiness, mayDecide, seesRequest } from './approval.policy.ts';
import { presentRequest, presentStep } from './approval.presenter.ts';
import type { RequestRow, Reviewed, StepRow } from './approval.row.ts';
import { findRequest, listRequestsById, listSteps } from './approval.store.ts';
import { listDelegators } from './delegate.store.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;

/** By id, of every kind among the rows: one question for each kind. */
async function briefsOf(
  { kinds }: ApprovalDependencies,
  reader: Reader,
  rows: readonly RequestRow[],
): Promise<ReadonlyMap<string, ApprovalBrief>> {
  const [first] = rows;
  if (!first) return new Map();
  const found = await Promise.all(
    kinds.answers.map(async (one) => {
      const ids = rows.filter(({ kind }) => kind === one.kind).map(({ requestId }) => requestId);
      return ids.length > 0
        ? one.briefs(reader, first.organisationId, ids)
        : new Map<string, ApprovalBrief>();
    }),
  );
  return new Map(found.flatMap((map) => [...map]));
}

const stepOf = (row: RequestRow, steps: readonly StepRow[]) =>
  steps.find(
    (one) => one.requestId === row.requestId && one.round === row.round && one.position === row.level,
  ) ?? null;

const delegatorsToday = (reader: Reader, { viewer, now }: Seeing) =>
  viewer.organisationId && viewer.staffId
    ? listDelegators(reader, {
        organisationId: viewer.organisationId,
        staffId: viewer.staffId,
        day: istDay(now),
      })
    : [];

/** A page of rows, all of the viewer's organisation. */
async function presentAll(
  deps: ApprovalDependencies,
  reader: Reader,
  seeing: Seeing,
  rows: readonly RequestRow[],
): Promise<ApprovalCardAnswer[]> {
  const ids = rows.map(({ requestId }) => requestId);
  const [steps, delegators, names, briefs] = await Promise.all([
    listSteps(reader, ids),
    delegatorsToday(reader, seeing),
    deps.partner.getStaff(reader, [...new Set(rows.map(({ staffId }) => staffId))]),
    briefsOf(deps, reader, rows),
  ]);
  return rows.map((row) =>
    presentRequest({ ...row, step: stepOf(row, steps), delegators }, { ...seeing, names, briefs }),
  );
}

const inboxOf = (
  viewer: Viewer,
  { kind, status }: RequestsAsked,
  delegators: readonly string[],
): InboxFilter => ({
  organisationId: viewer.organisationId ?? '',
  userId: viewer.userId,
  kind: kind ?? null,
  status: status ?? null,
  isBusiness: isBusiness(viewer),
  kinds: approvalKinds.filter((one) => mayDecide(viewer, one)),
  staffIds: viewer.staffId ? [viewer.staffId] : [],
  delegators,
});

/** The rows of a page and how many there are: of the own ones, or of those to review. */
async function rowsOf(reader: Reader, seeing: Seeing, asked: RequestsAsked) {
  const { viewer } = seeing;
  const after = readInstantCursor(asked.cursor);
  if (asked.whose === 'own') {
    const filter = {
      organisationId: viewer.organisationId ?? '',
      staffId: viewer.staffId ?? '',
      kind: asked.kind ?? null,
      status: asked.status ?? null,
    };
    if (!viewer.staffId) return { rows: [], counted: asked.count ? 0 : null };
    const [rows, counted] = await Promise.all([
      listOwn(reader, filter, after, asked.limit + 1),
      asked.count ? countOwn(reader, filter) : null,
    ]);
    return { rows, counted };
  }
  const filter = inboxOf(viewer, asked, await delegatorsToday(reader, seeing));
  const [rows, counted] = await Promise.all([
    listInbox(reader, filter, after, asked.limit + 1),
    asked.count ? countInbox(reader, filter) : null,
  ]);
  return { rows, counted };
}

/** How many requests wait for this viewer's decision. */
export async function countToReview(reader: Reader, seeing: Seeing): Promise<number> {
  const asked = { whose: 'team', limit: 1 } as const;
  return countInbox(reader, inboxOf(seeing.viewer, asked, await delegatorsToday(reader, seeing)));
}

export async function listRequests(
  deps: ApprovalDependencies,
  seeing: Seeing,
  asked: RequestsAsked,
): Promise<CountedPage<ApprovalCardAnswer>> {
  const { db } = deps.platform;
  const { limit } = asked;
  const { rows, counted } = await rowsOf(db, seeing, asked);
  const byWait = asked.whose === 'team' && !asked.status;
  return {
    items: await presentAll(deps, db, seeing, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [
      (byWait ? row.waitingSince : row.createdAt).toISOString(),
      row.requestId,
    ]),
    ...withTotal(counted),
  };
}

async function findSeen(reader: Reader, seeing: Seeing, requestId: string): Promise<Reviewed | null> {
  const row = await findRequest(reader, requestId);
  if (!row || row.organisationId !== seeing.viewer.organisationId) return null;
  const [steps, delegators] = await Promise.all([
    listSteps(reader, [requestId]),
    delegatorsToday(reader, seeing),
  ]);
  const seen = { ...row, step: stepOf(row, steps), delegators };
  return seesRequest(seeing.viewer, seen) ? seen : null;
}

/** Of the viewer's organisation, by id; the caller has asked whether the viewer may see them. */
export async function listCards(
  deps: ApprovalDependencies,
  reader: Reader,
  seeing: Seeing,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, ApprovalCardAnswer>> {
  const rows = await listRequestsById(reader, seeing.viewer.organisationId ?? '', requestIds);
  const cards = await presentAll(deps, reader, seeing, rows);
  return new Map(cards.map((card) => [card.requestId, card]));
}

/** What lists and papers say of these, whatever their kinds. */
export async function listBriefs(
  deps: ApprovalDependencies,
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, ApprovalBrief>> {
  return briefsOf(deps, reader, await listRequestsById(reader, organisationId, requestIds));
}

/** One that the viewer may see; null: none. */
export async function findCard(
  deps: ApprovalDependencies,
  reader: Reader,
  seeing: Seeing,
  requestId: string,
): Promise<ApprovalCardAnswer | null> {
  const seen = await findSeen(reader, seeing, requestId);
  const [card] = seen ? await presentAll(deps, reader, seeing, [seen]) : [];
  return card ?? null;
}

/** One that the viewer may see; refused where there is none. */
export const getCard = async (
  deps: ApprovalDependencies,
  reader: Reader,
  seeing: Seeing,
  requestId: string,
): Promise<ApprovalCardAnswer> =>
  (await findCard(deps, reader, seeing, requestId)) ?? refuse(approvalErrors.approval_not_found);

/** One after a move of the viewer, who may not see it any more: a level that was passed on. */
export async function readRequest(
  deps: ApprovalDependencies,
  reader: Reader,
  seeing: Seeing,
  requestId: string,
): Promise<ApprovalCardAnswer> {
  const row = await findRequest(reader, requestId);
  const [card] = row ? await presentAll(deps, reader, seeing, [row]) : [];
  return card ?? refuse(approvalErrors.approval_not_found);
}

export async function readReview(
  deps: ApprovalDependencies,
  seeing: Seeing,
  { requestId }: { readonly requestId: string },
): Promise<{ request: ApprovalCardAnswer; steps: ApprovalStep[] }> {
  const { db } = deps.platform;
  const request = await getCard(deps, db, seeing, requestId);
  const steps = await listSteps(db, [requestId]);
  const [names, people] = await Promise.all([
    deps.partner.getStaff(db, [...new Set(steps.flatMap(({ staffId }) => staffId ?? []))]),
    deps.account.getPeople(db, [
      ...new Set(steps.flatMap(({ decidedBy, takenBy }) => [decidedBy ?? [], takenBy ?? []].flat())),
    ]),
  ]);
  return { request, steps: steps.map((step) => presentStep(step, names, people)) };
}
