import type { Page } from '@nukkad/contract/kernel/page';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { ProjectCostAnswer, ProjectMargin } from '@nukkad/contract/work/project-cost/project-cost.model';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ProjectCostDependencies } from './project-cost.interface.ts';
import { marginOf } from './project-cost.rules.ts';
import { type CostRow, listCostRows, sumCosts } from './project-cost.store.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;
const dayAndId = z.tuple([z.iso.date(), z.uuid()]);

const idsOf = (rows: readonly CostRow[], key: 'staffId' | 'fileId'): string[] => [
  ...new Set(rows.flatMap((row) => row[key] ?? [])),
];

/** Costs of one project, with whose time and which bill. */
export async function presentCosts(
  { partner, project: projects, projectFile }: ProjectCostDependencies,
  reader: Reader,
  { viewer, now }: Seeing,
  project: ProjectRef,
  rows: readonly CostRow[],
): Promise<ProjectCostAnswer[]> {
  const [staff, files] = await Promise.all([
    partner.getStaff(reader, idsOf(rows, 'staffId')),
    projectFile.getFiles(reader, viewer, idsOf(rows, 'fileId'), now),
  ]);
  const mayWork = projects.mayWork(viewer, project);
  return rows.map((row) => {
    const bill = row.fileId ? files.get(row.fileId) : undefined;
    return {
      costId: row.costId,
      kind: row.kind,
      words: row.words,
      spentOn: row.spentOn,
      subTaskId: row.subTaskId,
      who: row.staffId ? (staff.get(row.staffId)?.fullName ?? null) : null,
      minutes: row.minutes,
      hourly: row.hourlyPaise,
      quantityMilli: row.quantityMilli,
      unit: row.unit,
      price: row.pricePaise,
      amount: row.amountPaise,
      bill: bill ? { fileName: bill.fileName, url: bill.url } : null,
      can: { remove: mayWork },
    };
  });
}

/** Of the business alone: its client has no call for it. */
async function projectOf(
  { platform, project }: ProjectCostDependencies,
  { viewer }: SignedInCall,
  projectId: string,
): Promise<ProjectRef> {
  return (await project.find(platform.db, viewer, projectId)) ?? refuse(projectErrors.project_not_found);
}

export async function listCosts(
  deps: ProjectCostDependencies,
  call: SignedInCall,
  asked: { readonly projectId: string; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<ProjectCostAnswer>> {
  const { db } = deps.platform;
  const { projectId, cursor, limit } = asked;
  const key = readCursor(cursor, dayAndId);
  const project = await projectOf(deps, call, projectId);
  const rows = await listCostRows(db, projectId, key && { day: key[0], id: key[1] }, limit + 1);
  return {
    items: await presentCosts(deps, db, call, project, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.spentOn, row.costId]),
  };
}

export async function getMargin(
  deps: ProjectCostDependencies,
  call: SignedInCall,
  { projectId }: { readonly projectId: string },
): Promise<ProjectMargin> {
  const { db } = deps.platform;
  await projectOf(deps, call, projectId);
  const [{ agreedPaise, earnedPaise, disputedPaise }, { minutes, ...sums }] = await Promise.all([
    deps.project.earnedOf(db, projectId),
    sumCosts(db, projectId),
  ]);
  const { marginPaise, percent } = marginOf(earnedPaise, sums);
  return {
    agreed: agreedPaise,
    earned: earnedPaise,
    inDispute: disputedPaise,
    ...sums,
    margin: marginPaise,
    percent,
    minutes,
  };
}
