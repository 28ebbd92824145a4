import { projectErrors, type ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import type {
  ProjectAnswer,
  ProjectCardAnswer,
  ProjectTab,
} from '@nukkad/contract/work/project/project.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { lastDisputes } from './dispute/dispute.store.ts';
import { listDisputePhotos } from './dispute/photo.store.ts';
import { listMilestones } from './milestone.store.ts';
import type { ProjectDependencies, MilestoneBill } from './project.interface.ts';
import { isClient, organisationOf, seesProject } from './project.policy.ts';
import { type ProjectFacts, presentProject, presentProjectCard } from './project.presenter.ts';
import { defaultRules } from './project.rules.ts';
import { type ProjectFilter, countProjects, listProjectRows } from './project-list.store.ts';
import { type ProjectRow, findProject } from './project.store.ts';

interface Asked extends PageAsked {
  readonly tab: ProjectTab;
  readonly status?: ProjectStatus | undefined;
  readonly q?: string | undefined;
  readonly partyId?: string | undefined;
}

/** Who stands on the other side of each: the party, or for the client the business. */
async function counterparts(
  { party, partner }: ProjectDependencies,
  reader: Reader,
  viewer: Viewer,
  rows: readonly ProjectRow[],
): Promise<(row: ProjectRow) => string> {
  const own = rows.filter((row) => isClient(viewer, row)).map(({ organisationId }) => organisationId);
  const others = rows.filter((row) => !isClient(viewer, row)).map(({ partyId }) => partyId);
  const [companies, parties] = await Promise.all([
    partner.getOrganisations(reader, [...new Set(own)]),
    party.getParties(reader, viewer.organisationId ?? '', [...new Set(others)]),
  ]);
  return (row) =>
    isClient(viewer, row)
      ? (companies.get(row.organisationId)?.companyName ?? '')
      : (parties.get(row.partyId)?.name ?? '');
}

/** What is shown of these projects, in batches. */
export async function factsOf(
  deps: ProjectDependencies,
  reader: Reader,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  rows: readonly ProjectRow[],
): Promise<ProjectFacts[]> {
  const [rules, disputes, milestones, nameOf] = await Promise.all([
    settingAt(reader, 'project.rules', now, defaultRules),
    lastDisputes(
      reader,
      rows.map(({ projectId }) => projectId),
    ),
    listMilestones(
      reader,
      rows.map(({ projectId }) => projectId),
    ),
    counterparts(deps, reader, viewer, rows),
  ]);
  const [book] = deps.books.answers;
  const photos = await listDisputePhotos(
    reader,
    [...disputes.values()].map(({ disputeId }) => disputeId),
  );
  const opening = { secret: deps.platform.config.secret, userId: viewer.userId, now };
  const ids = milestones.map(({ milestoneId }) => milestoneId);
  const bills = (await book?.bills(reader, ids, istDay(now))) ?? new Map<string, MilestoneBill>();
  return rows.map((row) => ({
    row,
    bills,
    disputes,
    photos,
    opening,
    rules,
    counterpart: nameOf(row),
    milestones: milestones.filter(({ projectId }) => projectId === row.projectId),
  }));
}

function pageOf(
  deps: ProjectDependencies,
  call: SignedInCall,
  of: ProjectFilter['of'],
  { tab, status, q = '', partyId, ...page }: Asked,
): Promise<CountedPage<ProjectCardAnswer>> {
  const { db } = deps.platform;
  const filter = { of, tab, status: status ?? null, q, partyId: partyId ?? null };
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most) => listProjectRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.projectId],
    count: () => countProjects(db, filter),
    items: async (rows) => {
      const facts = await factsOf(deps, db, call, rows);
      return facts.map((one) => presentProjectCard(call.viewer, one, call.now));
    },
  });
}

export const listProjects = (deps: ProjectDependencies, call: SignedInCall, asked: Asked) =>
  pageOf(deps, call, { organisationId: organisationOf(call.viewer) }, asked);

export const listOwnProjects = (deps: ProjectDependencies, call: SignedInCall, asked: Asked) =>
  pageOf(deps, call, { buyerId: call.viewer.userId }, asked);

/** One with all that its page shows. */
export async function readProject(
  deps: ProjectDependencies,
  reader: Reader,
  call: Pick<SignedInCall, 'viewer' | 'now'>,
  projectId: string,
): Promise<ProjectAnswer> {
  const { viewer, now } = call;
  const row = await findProject(reader, projectId);
  if (!row || !seesProject(viewer, row)) return refuse(projectErrors.project_not_found);
  const [facts] = await factsOf(deps, reader, call, [row]);
  return facts ? presentProject(viewer, facts, now) : refuse(projectErrors.project_not_found);
}

export const getProject = (
  deps: ProjectDependencies,
  call: SignedInCall,
  { projectId }: { readonly projectId: string },
): Promise<ProjectAnswer> => readProject(deps, deps.platform.db, call, projectId);
