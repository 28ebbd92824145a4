import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type {
  OfficeMilestoneDisputeAnswer,
  listMilestoneDisputes as asked,
} from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { milestoneDisputeErrors } from '@nukkad/contract/work/project/milestone.noun';
import type { Reader } from '../../../../platform/db/database.ts';
import { readInstantCursor } from '../../../../platform/http/cursor.ts';
import { listOf } from '../../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import { presentPhoto } from '../dispute.presenter.ts';
import { listDisputePhotos } from '../photo.store.ts';
import type { ProjectDependencies } from '../../project.interface.ts';
import {
  type OfficeDisputeRow,
  countOfficeDisputes,
  findOfficeDispute,
  listOfficeDisputes,
} from './office-disputes.store.ts';

export async function getOfficeDispute(reader: Reader, disputeId: string): Promise<OfficeDisputeRow> {
  return (
    (await findOfficeDispute(reader, disputeId)) ?? refuse(milestoneDisputeErrors.milestone_dispute_not_found)
  );
}

/** What was paid of each milestone: settled, less what decisions took off. */
async function receivedOf({ books }: ProjectDependencies, reader: Reader, rows: readonly OfficeDisputeRow[]) {
  const [book] = books.answers;
  const ids = [...new Set(rows.map(({ milestoneId }) => milestoneId))];
  const settled = (await book?.received(reader, ids)) ?? new Map<string, number>();
  return ({ milestoneId, reducedPaise }: OfficeDisputeRow) =>
    Math.max(0, (settled.get(milestoneId) ?? 0) - reducedPaise);
}

const stateOf = ({ endedAt, proposedBy }: OfficeDisputeRow): OfficeMilestoneDisputeAnswer['state'] => {
  if (endedAt) return 'ended';
  return proposedBy ? 'second' : 'open';
};

/** Evidence of both sides, signed for who reads it. */
async function photosOf(
  { platform: { config, clock } }: ProjectDependencies,
  reader: Reader,
  { userId }: Viewer,
  rows: readonly OfficeDisputeRow[],
) {
  const opening = { secret: config.secret, userId, now: clock.now() };
  const photos = await listDisputePhotos(
    reader,
    rows.map(({ disputeId }) => disputeId),
  );
  return (disputeId: string) =>
    photos.filter((photo) => photo.disputeId === disputeId).map((photo) => presentPhoto(photo, opening));
}

async function presenterOf(
  deps: ProjectDependencies,
  reader: Reader,
  viewer: Viewer,
  rows: readonly OfficeDisputeRow[],
) {
  const organisationIds = [...new Set(rows.map(({ organisationId }) => organisationId))];
  const [names, organisations, received, photos] = await Promise.all([
    deps.account.namesOf(
      reader,
      rows.flatMap(({ buyerId, proposedBy }) => [buyerId, proposedBy]),
    ),
    deps.partner.getOrganisations(reader, organisationIds),
    receivedOf(deps, reader, rows),
    photosOf(deps, reader, viewer, rows),
  ]);
  const nameOf = (userId: string | null) => names.get(userId ?? '') ?? '';
  return (row: OfficeDisputeRow): OfficeMilestoneDisputeAnswer => {
    const state = stateOf(row);
    const { proposedPaise, proposedReason, proposedBy } = row;
    const own = proposedBy === viewer.userId;
    return {
      disputeId: row.disputeId,
      state,
      version: row.version,
      projectId: row.projectId,
      projectNumber: row.projectNumber,
      projectTitle: row.projectTitle,
      milestoneId: row.milestoneId,
      milestoneTitle: row.milestoneTitle,
      clientName: nameOf(row.buyerId),
      clientId: row.buyerId,
      companyName: organisations.get(row.organisationId)?.companyName ?? '',
      organisationId: row.organisationId,
      amount: row.amountPaise,
      left: row.amountPaise - row.reducedPaise,
      received: received(row),
      wants: row.wants,
      words: row.words,
      answer: row.answer,
      photos: photos(row.disputeId),
      raisedAt: row.raisedAt.toISOString(),
      outcome: row.outcome,
      decision: row.decision,
      reduction: row.refundPaise,
      returned: row.returnedPaise,
      endedAt: row.endedAt?.toISOString() ?? null,
      proposal:
        state === 'second' && proposedPaise !== null
          ? { amount: proposedPaise, reason: proposedReason ?? '', byName: nameOf(proposedBy), own }
          : null,
      can: { decide: state === 'open', second: state === 'second' && !own },
    };
  };
}

export async function readOfficeDispute(
  deps: ProjectDependencies,
  reader: Reader,
  viewer: Viewer,
  disputeId: string,
): Promise<OfficeMilestoneDisputeAnswer> {
  const row = await getOfficeDispute(reader, disputeId);
  return (await presenterOf(deps, reader, viewer, [row]))(row);
}

export function listMilestoneDisputes(
  deps: ProjectDependencies,
  { viewer, input }: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<CountedPage<OfficeMilestoneDisputeAnswer>> {
  const { db } = deps.platform;
  return listOf(input.query, {
    after: readInstantCursor,
    rows: (after, most, filter) => listOfficeDisputes(db, filter, after, most),
    key: (row) => [row.raisedAt, row.disputeId],
    count: (filter) => countOfficeDisputes(db, filter),
    items: async (rows) => rows.map(await presenterOf(deps, db, viewer, rows)),
  });
}
