import { applicantNoteEvents } from '@nukkad/contract/hiring/applicant-note/applicant-note.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { ApplicantNoteDependencies } from './applicant-note.interface.ts';
import { findNote, listMentions } from './applicant-note.store.ts';

/** Who is named hears of it, while they see the applicant; what is written stays on the page. */
export const applicantNoteNotices = ({
  account,
  job,
  platform,
}: ApplicantNoteDependencies): readonly Notice[] => [
  notice('applicant_note.tell_member', applicantNoteEvents.mentioned, {
    tag: 'team',
    opens: ({ jobId, applicationId }) => screenAddress.applicantNotes(jobId, applicationId),
    to: async ({ facts: { jobId, userId } }, reader) => {
      const team = await job.team.listWhoSee(reader, jobId);
      return person(team.find((one) => one.userId === userId)?.userId);
    },
    look: async ({ facts: { applicantNoteId, applicationId, jobId, userId } }, reader) => {
      const [row, mentions, jobs] = await Promise.all([
        findNote(reader, applicantNoteId),
        listMentions(reader, [applicantNoteId]),
        job.jobCards(reader, [jobId]),
      ]);
      const about = jobs.get(jobId);
      if (!row || !about || !mentions.some((one) => one.userId === userId)) return null;
      const names = await account.namesOf(reader, [row.writtenBy]);
      const link = `${platform.config.publicOrigin}${screenAddress.applicantNotes(jobId, applicationId)}`;
      return { who: names.get(row.writtenBy) ?? '', title: about.title, link };
    },
    words: ({ who, title, link }) =>
      text({
        en: `${who} mentioned you in a note on an applicant for ${title}: ${link}`,
        hi: `${who} ने ${title} के एक आवेदक के नोट में आपका ज़िक्र किया है: ${link}`,
      }),
  }),
];
