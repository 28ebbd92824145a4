import type { ModerationSubject } from '@nukkad/contract/network/moderation/moderation.model';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Member } from '../member/index.ts';
import type {
  ModeratedSubject,
  ModerationDependencies,
  ModerationInterfaces,
  SeenSubject,
} from './moderation.interface.ts';

/** What is reported, by its kind. */
export function subjectOf(
  { subjects }: Pick<ModerationDependencies, 'subjects'>,
  subject: ModerationSubject,
): ModeratedSubject {
  const found = subjects.answers.find((one) => one.subject === subject);
  if (!found) throw new Error(`No domain answers for ${subject}.`);
  return found;
}

const nothing = async () => {};

const seenMember = ({ memberId, shownName, headline, handle, createdAt }: Member): SeenSubject => ({
  authorId: memberId,
  body: [shownName, headline].filter(Boolean).join('\n'),
  screen: screenAddress.networkMember(handle),
  at: createdAt,
  isShown: true,
});

/** A member itself: its page stays, and its owner reads what breaks the rules there. */
export const memberSubject = ({ member }: ModerationInterfaces): ModeratedSubject => ({
  subject: 'member',
  read: async (reader, viewerId, ids) => {
    const seen = viewerId === null ? ids : [...(await member.cards(reader, viewerId, ids)).keys()];
    const members = await member.membersOf(reader, seen);
    return new Map([...members].map(([memberId, row]) => [memberId, seenMember(row)]));
  },
  around: async () => [],
  remove: nothing,
  restore: nothing,
});
