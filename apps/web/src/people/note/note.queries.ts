import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/note/note.api';
import type { Note } from '@nukkad/contract/people/note/note.model';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['notes'] as const,
  list: (asked: object) => ['notes', 'list', asked] as const,
};
const renewNotes = () => queryClient.invalidateQueries({ queryKey: keys.all });

interface Asked {
  /** Left out: the own. */
  readonly employeeId?: string;
  readonly day?: string;
}

export const useNotes = ({ employeeId, day }: Asked) =>
  useInfiniteQuery({
    queryKey: keys.list({ employeeId, day }),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listNotes, {
        query: { ...(employeeId && { employeeId }), ...(day && { day }), cursor: pageParam, limit: 20 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useAddNote = () =>
  useMutation({
    mutationFn: ({
      idempotencyKey,
      body,
    }: {
      idempotencyKey: string;
      body: EndpointInput<typeof api.addNote>['body'];
    }) => call(api.addNote, { body, quiet: true, idempotencyKey }),
    onSettled: renewNotes,
  });

export const useEditNote = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editNote>['body']) =>
      call(api.editNote, { body, quiet: true }),
    onSettled: renewNotes,
  });

export const useRemoveNote = () =>
  useMutation({
    mutationFn: (noteId: Note['noteId']) => call(api.removeNote, { body: { noteId }, quiet: true }),
    onSettled: renewNotes,
  });
