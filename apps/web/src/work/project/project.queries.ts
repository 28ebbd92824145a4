import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as client from '@nukkad/contract/work/project/client-project.api';
import { addMilestoneDisputePhotos } from '@nukkad/contract/work/project/milestone-dispute.api';
import * as plan from '@nukkad/contract/work/project/project-plan.api';
import * as api from '@nukkad/contract/work/project/project.api';
import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import type { ProjectTab } from '@nukkad/contract/work/project/project.model';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['projects'] as const,
  list: (tab: ProjectTab, q: string) => ['projects', 'list', tab, q] as const,
  column: (status: ProjectStatus) => ['projects', 'column', status] as const,
  month: (month: string) => ['projects', 'month', month] as const,
  timeline: (tab: ProjectTab) => ['projects', 'timeline', tab] as const,
  ofParty: (partyId: string) => ['projects', 'party', partyId] as const,
  own: (tab: ProjectTab) => ['projects', 'own', tab] as const,
  one: (projectId: string, side: Side) => ['projects', 'one', side, projectId] as const,
};
/** Who looks: the business that does the work, or the client who ordered it. */
export type Side = 'partner' | 'client';

/** What parties owe follows from milestones that are accepted. */
const renewProjects = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.all }),
    queryClient.invalidateQueries({ queryKey: ['parties'] }),
  ]);

export const projectsAddress = listAddress(api.projectsQuery.shape, ['q'], {});

export function useProjects(tab: ProjectTab, q: string) {
  return useInfiniteQuery({
    queryKey: keys.list(tab, q),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listProjects, {
        query: { tab, q, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
}

/** Those in one state, page by page; the first page says how many there are. */
export const useProjectColumn = (status: ProjectStatus) =>
  useInfiniteQuery({
    queryKey: keys.column(status),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listProjects, {
        query: { status, cursor: pageParam, limit: 20, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useProjectMonth = (month: string) =>
  useQuery({
    queryKey: keys.month(month),
    queryFn: ({ signal }) =>
      call(plan.readProjectMonth, {
        query: { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) },
        quiet: true,
        signal,
      }),
  });

export const useProjectTimeline = (tab: ProjectTab) =>
  useInfiniteQuery({
    queryKey: keys.timeline(tab),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(plan.listPlannedProjects, { query: { tab, cursor: pageParam, limit: 30 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** The open ones of one party. */
export const useProjectsOf = (partyId: string) =>
  useInfiniteQuery({
    queryKey: keys.ofParty(partyId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listProjects, { query: { partyId, cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** Those that the caller ordered. */
export const useOwnProjects = (tab: ProjectTab) =>
  useInfiniteQuery({
    queryKey: keys.own(tab),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(client.listOwnProjects, { query: { tab, cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** Nothing is pushed for projects: an open page looks again by itself. */
const lookAgainMs = 30_000;

export const useProject = (projectId: string, side: Side) =>
  useQuery({
    queryKey: keys.one(projectId, side),
    queryFn: ({ signal }) =>
      side === 'client'
        ? call(client.getOwnProject, { query: { projectId }, quiet: true, signal })
        : call(api.getProject, { query: { projectId }, quiet: true, signal }),
    refetchInterval: lookAgainMs,
  });

export type NewProject = EndpointInput<typeof api.openProjectByHand>['body'];

export const useOpenProject = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewProject) => call(api.openProjectByHand, { body, quiet: true, idempotencyKey }),
    onSuccess: renewProjects,
  });

const moves = { submit: api.submitMilestone, accept: api.acceptMilestone, drop: api.dropMilestone };
export type MilestoneMove = keyof typeof moves;

export const useMoveMilestone = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({
      verb,
      ...body
    }: {
      readonly verb: MilestoneMove;
      readonly milestoneId: string;
      readonly version: number;
    }) => call(moves[verb], { body, quiet: true }),
    onSettled: renewProjects,
  });

export const useAddMilestone = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.addMilestone>['body']) =>
      call(api.addMilestone, { body, quiet: true, idempotencyKey }),
    onSettled: renewProjects,
  });

export type ProjectEdit = EndpointInput<typeof api.editProject>['body'];

export const useEditProject = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: ProjectEdit) => call(api.editProject, { body, quiet: true }),
    onSettled: renewProjects,
  });

export const useStartProject = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof api.startProject>['body']) =>
      call(api.startProject, { body, quiet: true }),
    onSettled: renewProjects,
  });

export const useCancelProject = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof api.cancelProject>['body']) =>
      call(api.cancelProject, { body, quiet: true }),
    onSettled: renewProjects,
  });

export const useApproveMilestone = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof client.approveMilestone>['body']) =>
      call(client.approveMilestone, { body, quiet: true }),
    onSettled: renewProjects,
  });

const disputes = {
  raise: client.raiseMilestoneDispute,
  withdraw: client.withdrawMilestoneDispute,
  answer: api.answerMilestoneDispute,
};

/** What either side does about a dispute of a milestone. */
export const useDispute = <Verb extends keyof typeof disputes>(verb: Verb) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<(typeof disputes)[Verb]>['body']) =>
      call(disputes[verb], { body, quiet: true } as never),
    onSettled: renewProjects,
  });

/** Evidence of one's own side. */
export const useSendDisputePhotos = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({ milestoneId, files }: { readonly milestoneId: string; readonly files: readonly File[] }) =>
      call(addMilestoneDisputePhotos, { query: { milestoneId }, files, quiet: true }),
    onSettled: renewProjects,
  });

export const useSendMilestoneBack = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof client.sendMilestoneBack>['body']) =>
      call(client.sendMilestoneBack, { body, quiet: true }),
    onSettled: renewProjects,
  });
