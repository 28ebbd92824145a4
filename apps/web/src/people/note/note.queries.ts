import * as api from '@nukkad/contract/people/note/note.api';
import type { Note } from '@nukkad/contract/people/note/note.model';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

interface Asked {
  /** Left out: the own. */
  readonly employeeId?: string;
  readonly day?: string;
}

export const useNotes = ({ employeeId, day }: Asked) =>
  usePages(api.listNotes, { ...(employeeId && { employeeId }), ...(day && { day }), limit: 20 });

export const useRemoveNote = () =>
  useSend(api.removeNote, { given: (noteId: Note['noteId']) => ({ body: { noteId } }) });
