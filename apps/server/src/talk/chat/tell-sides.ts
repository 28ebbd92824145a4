import { chatNamespace } from '@nukkad/contract/talk/chat/chat.socket';
import type { SocketMessage } from '@nukkad/contract/kernel/socket-message';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { ChatSockets } from './chat.interface.ts';
import { type Sides, actsForOrganisation, isOfPersonAlone } from './chat.policy.ts';
import type { Side } from './chat.rules.ts';

const roomOfUser = (userId: string) => `user:${userId}`;
/** A person who acts for no organisation in this session. */
const roomOfPerson = (userId: string) => `person:${userId}`;
const roomOfOrganisation = (organisationId: string) => `messages:${organisationId}`;
const roomOfStaff = (staffId: string) => `staff:${staffId}`;

/** Where this viewer hears of conversations: the same people whom the policy lets in. */
export const chatRoomsOf = (viewer: Viewer): readonly string[] => {
  const { userId, organisationId, staffId, isProfessional } = viewer;
  const works = actsForOrganisation(viewer);
  return [
    roomOfUser(userId),
    ...(works ? [] : [roomOfPerson(userId)]),
    ...(works && organisationId && hasPermission(viewer, 'message_centre.view')
      ? [roomOfOrganisation(organisationId)]
      : []),
    ...(works && staffId && isProfessional ? [roomOfStaff(staffId)] : []),
  ];
};

/** The sockets of all people of a side. */
export function roomsOfSide(sides: Sides, side: Side, assigned: readonly string[]): readonly string[] {
  const userId = side === 'a' ? sides.aUserId : sides.bUserId;
  const organisationId = side === 'a' ? sides.aOrganisationId : sides.bOrganisationId;
  if (userId) return [isOfPersonAlone(sides.sessionType) ? roomOfUser(userId) : roomOfPerson(userId)];
  return organisationId ? [roomOfOrganisation(organisationId), ...assigned.map(roomOfStaff)] : [];
}

/** By whose sockets it is known whether a side is there; null: the desk's, or of a person who left. */
export function presenceRoom(sides: Sides, side: Side): string | null {
  const userId = side === 'a' ? sides.aUserId : sides.bUserId;
  const organisationId = side === 'a' ? sides.aOrganisationId : sides.bOrganisationId;
  if (userId) return roomOfPerson(userId);
  return organisationId ? roomOfOrganisation(organisationId) : null;
}

/** Whose presence a room says; null: it says none. */
export function presenceOf(
  room: string,
): { readonly userId: string | null; readonly smeId: string | null } | null {
  const [kind, id = ''] = room.split(':');
  if (kind === 'person') return { userId: id, smeId: null };
  return kind === 'messages' ? { userId: null, smeId: id } : null;
}

/** `tellRooms(sockets, rooms, clientMessage, data)`: typed by the word. */
export function tellRooms<Data extends object>(
  { tell }: Pick<ChatSockets, 'tell'>,
  rooms: readonly string[],
  word: SocketMessage<Data>,
  data: NoInfer<Data>,
  except?: string,
): void {
  if (rooms.length > 0) tell(chatNamespace, [{ rooms, type: word.name, data, ...(except && { except }) }]);
}

export const roomsOfUser = (userId: string): readonly string[] => [roomOfUser(userId)];
