import type { Page } from '@nukkad/contract/kernel/page';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import {
  type PlannedDayAnswer,
  type PlannedProjectAnswer,
  type ProjectMonthAnswer,
  mostInMonth,
} from '@nukkad/contract/work/project/project-plan.model';
import type { ProjectTab } from '@nukkad/contract/work/project/project.model';
import * as z from 'zod/mini';
import { nextCursor, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { ProjectDependencies, MilestoneBill } from './project.interface.ts';
import { type PlannedDayRow, listByFirstDay, listPlannedDays } from './project-plan.store.ts';
import { organisationOf } from './project.policy.ts';
import type { ProjectFacts } from './project.presenter.ts';
import { isAccepted, isLate, isOpen } from './project.rules.ts';
import { factsOf } from './read-projects.ts';

const daysOf = (year: number, month: number) => {
  const fromDay = `${year}-${String(month).padStart(2, '0')}-01`;
  return { fromDay, toDay: addDays(`${addDays(fromDay, 31).slice(0, 7)}-01`, -1) };
};

function presentDay(
  row: PlannedDayRow,
  counterpart: string,
  bills: ReadonlyMap<string, MilestoneBill>,
  today: string,
): PlannedDayAnswer {
  const { milestoneId, milestoneStatus: status, day: dueOn } = row;
  return {
    day: row.day,
    kind: row.kind,
    projectId: row.projectId,
    projectTitle: row.projectTitle,
    counterpart,
    milestoneId,
    milestoneTitle: row.milestoneTitle,
    isDone: status ? isAccepted(status) : !isOpen(row.projectStatus),
    isLate: status !== null && isOpen(row.projectStatus) && isLate({ dueOn, status }, today),
    isOverdue: bills.get(milestoneId ?? '')?.isOverdue ?? false,
  };
}

/** The days of a month on which something of the own projects falls. */
export async function readProjectMonth(
  { platform: { db }, party, books }: ProjectDependencies,
  { viewer, now }: SignedInCall,
  { year, month }: { readonly year: number; readonly month: number },
): Promise<ProjectMonthAnswer> {
  const organisationId = organisationOf(viewer);
  const rows = await listPlannedDays(db, organisationId, daysOf(year, month), mostInMonth + 1);
  const shown = rows.slice(0, mostInMonth);
  const [book] = books.answers;
  const ids = shown.flatMap(({ milestoneId }) => milestoneId ?? []);
  const today = istDay(now);
  const [parties, bills] = await Promise.all([
    party.getParties(db, organisationId, [...new Set(shown.map(({ partyId }) => partyId))]),
    book?.bills(db, ids, today) ?? new Map<string, MilestoneBill>(),
  ]);
  return {
    items: shown.map((row) => presentDay(row, parties.get(row.partyId)?.name ?? '', bills, today)),
    isMore: rows.length > mostInMonth,
  };
}

function presentPlanned(
  { row, milestones, bills, counterpart }: ProjectFacts,
  today: string,
): PlannedProjectAnswer {
  const marks = milestones.map((one) => ({
    milestoneId: one.milestoneId,
    title: one.title,
    dueOn: one.dueOn,
    status: one.status,
    isLate: isOpen(row.status) && isLate(one, today),
    isOverdue: bills.get(one.milestoneId)?.isOverdue ?? false,
  }));
  return {
    projectId: row.projectId,
    projectNumber: row.projectNumber,
    title: row.title,
    counterpart,
    status: row.status,
    startsOn: row.startsOn,
    dueOn: row.dueOn,
    isLate: marks.some(({ isLate: late }) => late),
    milestones: marks,
  };
}

const dayAndId = z.tuple([z.iso.date(), z.uuid()]);

/** Own projects in the order in which they begin. */
export async function listPlannedProjects(
  deps: ProjectDependencies,
  call: SignedInCall,
  {
    tab,
    cursor,
    limit,
  }: { readonly tab: ProjectTab; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<PlannedProjectAnswer>> {
  const { db } = deps.platform;
  const key = readCursor(cursor, dayAndId);
  const after = key && { day: key[0], id: key[1] };
  const rows = await listByFirstDay(db, organisationOf(call.viewer), tab, after, limit + 1);
  const facts = await factsOf(deps, db, call, rows.slice(0, limit));
  return {
    items: facts.map((one) => presentPlanned(one, istDay(call.now))),
    nextCursor: nextCursor(rows, limit, (row) => [row.startsOn, row.projectId]),
  };
}
