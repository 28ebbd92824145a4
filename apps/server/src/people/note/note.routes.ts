import * as api from '@nukkad/contract/people/note/note.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { NoteDependencies } from './note.interface.ts';
import { readNotes } from './read-notes.ts';
import { addNote, editNote, removeNote } from './write-note.ts';

export const noteRoutes = (deps: NoteDependencies): readonly Route[] => [
  route(api.listNotes, (call) => readNotes(deps, call, call.input.query)),
  route(api.addNote, (call) => addNote(deps, call, call.input.body)),
  route(api.editNote, (call) => editNote(deps, call, call.input.body)),
  route(api.removeNote, (call) => removeNote(deps, call, call.input.body)),
];
