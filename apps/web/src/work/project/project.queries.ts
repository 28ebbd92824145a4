import * as client from '@nukkad/contract/work/project/client-project.api';
import { addMilestoneDisputePhotos } from '@nukkad/contract/work/project/milestone-dispute.api';
import * as plan from '@nukkad/contract/work/project/project-plan.api';
import * as api from '@nukkad/contract/work/project/project.api';
import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import type { ProjectTab } from '@nukkad/contract/work/project/project.model';
import { call } from '../../platform/api/client.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

/** Who looks: the business that does the work, or the client who ordered it. */
export type Side = 'partner' | 'client';

/** Those in one state, page by page; the first page says how many there are. */
export const useProjectColumn = (status: ProjectStatus) =>
  usePages(api.listProjects, { status, limit: 20 }, { counted: true });

export const useProjectMonth = (month: string) =>
  useAsked(plan.readProjectMonth, {
    query: { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) },
  });

export const useProjectTimeline = (tab: ProjectTab) => usePages(plan.listPlannedProjects, { tab, limit: 30 });

/** The open ones of one party. */
export const useProjectsOf = (partyId: string) => usePages(api.listProjects, { partyId, limit: 20 });

/** Those that the caller ordered. */
export const useOwnProjects = (tab: ProjectTab) => usePages(client.listOwnProjects, { tab, limit: 20 });

/** Nothing is pushed for projects: an open page looks again by itself. */
const lookAgainMs = 30_000;

export const useProject = (projectId: string, side: Side) =>
  useAsked(
    side === 'client' ? client.getOwnProject : api.getProject,
    { query: { projectId } },
    { refetchInterval: lookAgainMs },
  );

const moves = { submit: api.submitMilestone, accept: api.acceptMilestone, drop: api.dropMilestone };
export type MilestoneMove = keyof typeof moves;

export const useMoveMilestone = () =>
  useSend(api.submitMilestone, {
    send: ({
      verb,
      ...body
    }: {
      readonly verb: MilestoneMove;
      readonly milestoneId: string;
      readonly version: number;
    }) => call(moves[verb], { body, quiet: true }),
  });

/** Evidence of one's own side. */
export const useSendDisputePhotos = () =>
  useSend(addMilestoneDisputePhotos, {
    given: ({ milestoneId, files }: { readonly milestoneId: string; readonly files: readonly File[] }) => ({
      query: { milestoneId },
      files,
    }),
  });
