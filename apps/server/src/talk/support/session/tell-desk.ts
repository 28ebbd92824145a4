import { chatNamespace } from '@nukkad/contract/talk/chat/chat.socket';
import { deskChanged, personTypes } from '@nukkad/contract/talk/support/support.socket';
import type { Viewer } from '../../../platform/viewer.ts';
import type { SessionDependencies } from './session.interface.ts';
import { isStaff } from './session.policy.ts';

const deskRoom = 'support:desk';

/** Every Admin whose desk is open hears of all sessions: who may read them is asked again. */
export const deskRoomsOf = (viewer: Viewer): readonly string[] => (isStaff(viewer) ? [deskRoom] : []);

/** After the commit. `sid` null: duty alone changed. */
export function tellDesk({ tell }: Pick<SessionDependencies, 'tell'>, sid: string | null): void {
  tell(chatNamespace, [{ rooms: [deskRoom], type: deskChanged.name, data: { sid } }]);
}

export function tellTyping(
  { tell }: Pick<SessionDependencies, 'tell'>,
  data: { readonly sid: string; readonly typing: boolean },
): void {
  tell(chatNamespace, [{ rooms: [deskRoom], type: personTypes.name, data }]);
}
