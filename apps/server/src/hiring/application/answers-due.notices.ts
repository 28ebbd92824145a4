import { applicationEvents } from '@nukkad/contract/hiring/application/application.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { countWaitingOf } from './upkeep.store.ts';

const hourMs = 3_600_000;

/** The owner of a business is told before the 72 hours of applicants end; not where they were answered meanwhile. */
export const answersDueNotice = ({ job, partner, platform }: ApplicationDependencies): Notice =>
  notice('application.remind_employer', applicationEvents.answersDue, {
    tag: 'messages',
    opens: ({ jobId }) => screenAddress.employerJob(jobId),
    to: async ({ facts }, reader) => {
      const found = await partner.getOrganisations(reader, [facts.organisationId]);
      return person(found.get(facts.organisationId)?.ownerUserId);
    },
    look: async ({ facts: { jobId } }, reader) => {
      const { count, at } = await countWaitingOf(reader, jobId);
      const about = (await job.jobCards(reader, [jobId])).get(jobId);
      const left = (at?.getTime() ?? 0) - platform.clock.now().getTime();
      if (count === 0 || !about || left <= 0) return null;
      const link = `${platform.config.publicOrigin}${screenAddress.employerJob(jobId)}`;
      return { title: about.title, count, hours: Math.max(1, Math.floor(left / hourMs)), link };
    },
    words: ({ title, count, hours, link }) =>
      text({
        en:
          count === 1
            ? `1 applicant for ${title} is waiting for your answer. ${hours} h left: ${link}`
            : `${count} applicants for ${title} are waiting for your answer. ${hours} h left: ${link}`,
        hi:
          count === 1
            ? `${title} के लिए 1 आवेदक आपके जवाब का इंतज़ार कर रहा है। ${hours} घंटे बचे हैं: ${link}`
            : `${title} के लिए ${count} आवेदक आपके जवाब का इंतज़ार कर रहे हैं। ${hours} घंटे बचे हैं: ${link}`,
      }),
  });
