import {
  applicantNoteErrors,
  applicantNoteEvents,
} from '@nukkad/contract/hiring/applicant-note/applicant-note.noun';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicantNoteDependencies } from './applicant-note.interface.ts';
import { type ApplicantNoteRow, listMentions, replaceMentions } from './applicant-note.store.ts';

/** Only who sees the applicant is named anew; each of these is told, but for who writes. */
export async function mention(
  { job }: Pick<ApplicantNoteDependencies, 'job'>,
  tx: Tx,
  { viewer, now }: SignedInCall,
  note: Authorized<ApplicantNoteRow>,
  mentionIds: readonly string[],
): Promise<void> {
  const { applicantNoteId, applicationId, jobId } = note;
  const before = new Set((await listMentions(tx, [applicantNoteId])).map(({ userId }) => userId));
  const asked = [...new Set(mentionIds)];
  const anew = asked.filter((userId) => !before.has(userId));
  if (anew.length > 0) {
    const seen = new Set((await job.team.listWhoSee(tx, jobId)).map(({ userId }) => userId));
    if (anew.some((userId) => !seen.has(userId))) refuse(applicantNoteErrors.applicant_note_mention_unknown);
  }
  if (anew.length > 0 || before.size > asked.length) await replaceMentions(tx, note, asked);
  const told = anew.filter((userId) => userId !== viewer.userId);
  const named = told.map((userId) => ({ applicantNoteId, applicationId, jobId, userId }));
  await publishEach(tx, now, applicantNoteEvents.mentioned, named);
}
