/** Links to letters: for who has left, and can't open them in the app any more. */
import { dayMs } from '@nukkad/contract/kernel/time';
import { leavingErrors, leavingEvents } from '@nukkad/contract/people/leaving/leaving.noun';
import { type LetterAnswer, letterLink } from '@nukkad/contract/people/leaving/letter.model';
import { actorOf, audit } from '../../../platform/audit.ts';
import { type Authorized, authorize, partOf, systemAuthorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import { isOffice } from '../leaving.policy.ts';
import { type LeavingRow, lockLeaving } from '../leaving.store.ts';
import { type LetterRow, findLetter, listCurrent, listOfKind, listNewestOf } from './letter.store.ts';
import { presentLetters } from './read-letters.ts';
import { organisationOf } from '../../../platform/viewer.ts';

/** Their access has ended, by the clock or by the office. */
export async function hasLeft(
  { partner }: LeavingDependencies,
  reader: Reader,
  { staffId }: Pick<LeavingRow, 'staffId'>,
): Promise<boolean> {
  return (await partner.getStaff(reader, [staffId])).get(staffId)?.isActive !== true;
}

/** Links to a letter, or to any earlier one of its kind. */
export async function endLinks(
  { share }: Pick<LeavingDependencies, 'share'>,
  tx: Tx,
  letter: Authorized<Pick<LetterRow, 'leavingId' | 'kind'>>,
  { sentOnly, now }: { readonly sentOnly: boolean; readonly now: Date },
): Promise<void> {
  const subjectIds = (await listOfKind(tx, letter)).map(({ letterId }) => letterId);
  await share.end(tx, partOf(letter, { subject: 'letter' as const, subjectIds, sentOnly }), now);
}

/** A new link; those that were sent before end. */
export async function sendLink(
  deps: Pick<LeavingDependencies, 'share'>,
  tx: Tx,
  letter: Authorized<LetterRow>,
  now: Date,
): Promise<void> {
  const { letterId, leavingId, organisationId, staffId, userId } = letter;
  const link = {
    subject: 'letter' as const,
    subjectId: letterId,
    sharedBy: letter.issuedBy,
    organisationId,
    forUserId: userId,
    days: letterLink.days,
  };
  await endLinks(deps, tx, letter, { sentOnly: true, now });
  const { shareId } = await deps.share.send(tx, partOf(letter, link), now);
  const facts = { leavingId, organisationId, staffId, userId, letterId, shareId };
  await publish(tx, now, leavingEvents.letterSent, facts);
}

/** Whose access ends was told of a letter in the app alone: from now on a link opens it. */
export async function sendNewest(
  deps: Pick<LeavingDependencies, 'share'>,
  tx: Tx,
  { leavingId }: LeavingRow,
  now: Date,
): Promise<void> {
  const letters = await listNewestOf(tx, leavingId);
  const current = await listCurrent(
    tx,
    letters.map(({ letterId }) => letterId),
  );
  const sent = letters.filter(({ letterId }) => current.has(letterId));
  // One of each kind, two at most.
  for (const letter of sent)
    await sendLink(deps, tx, systemAuthorized<LetterRow>(letter, 'Their access has ended.'), now);
}

/** 404 and 403; the leaving is locked, so that what is sent is what counts. */
async function lockLetter(tx: Tx, { viewer }: SignedInCall, letterId: string) {
  const organisationId = organisationOf(viewer);
  const letter = await findLetter(tx, letterId);
  const isOurs = letter?.organisationId === organisationId;
  if (!letter || !isOurs) return refuse(leavingErrors.letter_not_found);
  const allowed = authorize(letter, isOffice(viewer, letter));
  await lockLeaving(tx, { organisationId, leavingId: letter.leavingId });
  return allowed;
}

async function shown(deps: LeavingDependencies, tx: Tx, { viewer }: SignedInCall, row: LetterRow) {
  const [letter] = await presentLetters(deps, tx, viewer, [row]);
  return letter ?? refuse(leavingErrors.letter_not_found);
}

const logged = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'employment_letter.send',
  { leavingId: subjectId }: LetterRow,
) => audit(tx, now, { ...actorOf(viewer), action, subjectKind: 'leaving', subjectId });

export function sendLetter(
  deps: LeavingDependencies,
  call: SignedInCall,
  { letterId }: { readonly letterId: string },
): Promise<LetterAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const letter = await lockLetter(tx, call, letterId);
    if (!(await listCurrent(tx, [letterId])).has(letterId)) refuse(leavingErrors.letter_not_current);
    const today = new Date(now.getTime() - dayMs);
    if ((await deps.share.countSent(tx, 'letter', letterId, today)) >= letterLink.mostPerDay)
      refuse(leavingErrors.letter_sent_often);
    await sendLink(deps, tx, letter, now);
    await logged(tx, call, 'employment_letter.send', letter);
    return shown(deps, tx, call, letter);
  });
}
