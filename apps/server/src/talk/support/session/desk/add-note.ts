import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import { authorize } from '../../../../platform/authorize.ts';
import { newId } from '../../../../platform/id.ts';
import type { WriteCall } from '../../../../platform/platform.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { insertNote } from '../note.store.ts';
import type { Asking } from '../read-session.ts';
import type { SessionDependencies } from '../session.interface.ts';
import { isStaff } from '../session.policy.ts';
import { findSession } from '../session.store.ts';

/** For staff alone. */
export async function addSessionNote(
  { platform, account }: SessionDependencies,
  call: WriteCall & Asking,
  { sid, note }: { readonly sid: string; readonly note: string },
): Promise<{ noteId: string; by: string; note: string; at: string }> {
  const { viewer, now } = call;
  const one = { noteId: newId(), sessionId: sid, userId: viewer.userId, note, at: now };
  await platform.write(call, async (tx) => {
    if (!(await findSession(tx, sid))) refuse(sessionErrors.talk_not_found);
    await insertNote(tx, authorize(one, isStaff(viewer)));
  });
  const names = await account.namesOf(platform.db, [viewer.userId]);
  return { noteId: one.noteId, by: names.get(viewer.userId) ?? '', note, at: now.toISOString() };
}
