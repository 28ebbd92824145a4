import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/sub-task/sub-task.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['sub-tasks'] as const,
  steps: (projectId: string) => ['sub-tasks', 'of', projectId] as const,
  reminders: (projectId: string) => ['sub-tasks', 'reminders', projectId] as const,
};
/** A project may begin with a step. */
const renewSteps = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.all }),
    queryClient.invalidateQueries({ queryKey: ['projects'] }),
  ]);

/** All of one project: there are a hundred at most. */
export const useSteps = (projectId: string) =>
  useQuery({
    queryKey: keys.steps(projectId),
    queryFn: ({ signal }) =>
      call(api.listSubTasks, { query: { projectId, limit: 100 }, quiet: true, signal }),
  });

export type NewStep = EndpointInput<typeof api.addSubTask>['body'];

export const useAddStep = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewStep) => call(api.addSubTask, { body, quiet: true, idempotencyKey }),
    onSettled: renewSteps,
  });

export const useEditStep = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editSubTask>['body']) =>
      call(api.editSubTask, { body, quiet: true }),
    onSettled: renewSteps,
  });

export type StepMove = EndpointInput<typeof api.moveSubTask>['body']['verb'];

export const useMoveStep = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof api.moveSubTask>['body']) =>
      call(api.moveSubTask, { body, quiet: true }),
    onSettled: renewSteps,
  });

export const useAssign = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.assignSubTask>['body']) =>
      call(api.assignSubTask, { body, quiet: true }),
    onSettled: renewSteps,
  });

export const useReminders = (projectId: string) =>
  useQuery({
    queryKey: keys.reminders(projectId),
    queryFn: ({ signal }) =>
      call(api.listReminders, { query: { projectId, limit: 50 }, quiet: true, signal }),
  });

export const useAddReminder = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.addReminder>['body']) =>
      call(api.addReminder, { body, quiet: true, idempotencyKey }),
    onSettled: renewSteps,
  });

export const useRemoveReminder = () =>
  useMutation({
    mutationFn: (reminderId: string) => call(api.removeReminder, { query: { reminderId }, quiet: true }),
    onSettled: renewSteps,
  });
