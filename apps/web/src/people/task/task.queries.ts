import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { uploadDocuments } from '@nukkad/contract/files/document/document.api';
import * as parts from '@nukkad/contract/people/task/task-parts.api';
import * as api from '@nukkad/contract/people/task/task.api';
import { taskChanged } from '@nukkad/contract/people/task/task.live';
import { listAddress } from '@nukkad/lists/address';
import type { RowResult } from '@nukkad/lists/delayed';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '../../platform/api/client.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useLive } from '../../platform/socket/use-live.ts';

const keys = {
  all: ['tasks'] as const,
  list: (asked: Readonly<Record<string, string>>) => ['tasks', 'list', asked] as const,
  one: (taskId: string) => ['tasks', 'one', taskId] as const,
  comments: (taskId: string) => ['tasks', 'comments', taskId] as const,
};
export const renewTasks = () => queryClient.invalidateQueries({ queryKey: keys.all });

/** Open pages look again as soon as another person changes a task. */
export const useTasksLive = () => useLive(taskChanged, () => void renewTasks());

export const tasksAddress = listAddress(api.tasksQuery.shape, ['q', 'status', 'priority', 'staffId'], {
  tab: z.enum(api.taskTabs),
});
export type TasksAsked = ReturnType<typeof tasksAddress.read>;

export const useTasks = (asked: TasksAsked, limit = 50) =>
  useInfiniteQuery({
    queryKey: keys.list(asked),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listTasks, {
        query: { ...asked, cursor: pageParam, limit, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useTask = (taskId: string) =>
  useQuery({
    queryKey: keys.one(taskId),
    queryFn: ({ signal }) => call(api.getTask, { query: { taskId }, quiet: true, signal }),
    enabled: taskId !== '',
  });

export type TaskBody = EndpointInput<typeof api.addTask>['body'];

export const useAddTask = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: TaskBody) => call(api.addTask, { body, quiet: true, idempotencyKey }),
    onSettled: renewTasks,
  });

export const useEditTask = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editTask>['body']) =>
      call(api.editTask, { body, quiet: true }),
    onSettled: renewTasks,
  });

type MoveBody = EndpointInput<typeof api.moveTask>['body'];
export type TaskMove = MoveBody['verb'];

export const useMoveTask = () =>
  useMutation({
    mutationFn: (body: MoveBody) => call(api.moveTask, { body, quiet: true }),
    onSettled: renewTasks,
  });

export const useTick = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.tickCheck>['body']) =>
      call(api.tickCheck, { body, quiet: true }),
    onSettled: renewTasks,
  });

/** Each by its own verb; what became of each, with the sentence of a refusal. */
export async function moveManyTasks(verb: TaskMove, taskIds: string[]): Promise<readonly RowResult[]> {
  const { results } = await call(api.moveTasks, { body: { taskIds, verb }, quiet: true });
  return rowResults(results);
}

export const useAssignMany = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.assignTasks>['body']) =>
      call(api.assignTasks, { body, quiet: true }),
    onSettled: renewTasks,
  });

export const useTaskComments = (taskId: string) =>
  useInfiniteQuery({
    queryKey: keys.comments(taskId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(parts.listTaskComments, {
        query: { taskId, cursor: pageParam, limit: 20 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useComment = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof parts.addTaskComment>['body']) =>
      call(parts.addTaskComment, { body, quiet: true, idempotencyKey }),
    onSettled: renewTasks,
  });

export const useEditComment = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof parts.editTaskComment>['body']) =>
      call(parts.editTaskComment, { body, quiet: true }),
    onSettled: renewTasks,
  });

export const useRemoveComment = () =>
  useMutation({
    mutationFn: (commentId: string) => call(parts.removeTaskComment, { body: { commentId }, quiet: true }),
    onSettled: renewTasks,
  });

/** Keeps files in the own drive and puts them to the task, in one go. */
export const useAddTaskFiles = (taskId: string) =>
  useMutation({
    mutationFn: async (files: readonly File[]) => {
      const { documents } = await call(uploadDocuments, { query: { type: 'other' }, files, quiet: true });
      const documentIds = documents.map(({ documentId }) => documentId);
      return call(parts.addTaskDocuments, { body: { taskId, documentIds }, quiet: true });
    },
    onSettled: renewTasks,
  });

export const useRemoveTaskFile = (taskId: string) =>
  useMutation({
    mutationFn: (documentId: string) =>
      call(parts.removeTaskDocuments, { body: { taskId, documentIds: [documentId] }, quiet: true }),
    onSettled: renewTasks,
  });

/** A fresh link each time; it lives for a minute. */
export async function openTaskFile(taskId: string, documentId: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { url } = await call(parts.openTaskDocument, { query: { taskId, documentId } });
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
