import type { ChatDocument } from '@nukkad/contract/talk/chat/chat.model';
import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { SessionDependencies } from './session.interface.ts';
import { isOwnAgent, isOwnSession } from './session.policy.ts';
import { type SessionRow, findSession } from './session.store.ts';

type Answer = Promise<{ documents: ChatDocument[] }>;

/** For words of this side that are about to be said; those of an ended talk go nowhere any more. */
async function addFiles(
  { platform, chat }: SessionDependencies,
  call: SignedInCall,
  sid: string,
  isOwn: (viewer: Viewer, session: SessionRow) => boolean,
): Answer {
  const row = await findSession(platform.db, sid);
  if (!row || !isOwn(call.viewer, row)) return refuse(sessionErrors.talk_not_found);
  if (row.endedAt) refuse(sessionErrors.session_ended);
  const allowed = authorize(row, isOwn(call.viewer, row));
  return chat.keepFiles(call, partOf(allowed, { conversationId: sid }));
}

export const addSessionFiles = (deps: SessionDependencies, call: SignedInCall, sid: string): Answer =>
  addFiles(deps, call, sid, isOwnSession);

/** By its agent; another Admin takes it over first. */
export const addDeskFiles = (deps: SessionDependencies, call: SignedInCall, sid: string): Answer =>
  addFiles(deps, call, sid, isOwnAgent);
