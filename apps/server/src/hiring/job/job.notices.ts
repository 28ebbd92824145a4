import { jobEvents } from '@nukkad/contract/hiring/job/job.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { JobDependencies } from './job.interface.ts';
import { type JobRow, findJob } from './job.store.ts';

interface Heard {
  readonly facts: { readonly jobId: string; readonly organisationId: string };
}

/** What the words need, and to whom they go. */
function reads({ partner, platform }: JobDependencies) {
  /** Null where the job has moved on: no news any more. */
  const lookIf =
    (isNews: (row: JobRow) => boolean) =>
    async ({ facts }: Heard, reader: Reader) => {
      const row = await findJob(reader, facts.jobId);
      const link = `${platform.config.publicOrigin}${screenAddress.employerJob(facts.jobId)}`;
      return row && isNews(row) ? { title: row.title, link } : null;
    };
  const common = {
    tag: 'team',
    opens: ({ jobId }: Heard['facts']) => screenAddress.employerJob(jobId),
    to: async ({ facts }: Heard, reader: Reader) => {
      const found = await partner.getOrganisations(reader, [facts.organisationId]);
      return person(found.get(facts.organisationId)?.ownerUserId);
    },
  } as const;
  return { lookIf, common };
}

/** Of the check by staff. */
const ofChecks = ({ lookIf, common }: ReturnType<typeof reads>): readonly Notice[] => [
  notice('job.tell_owner', jobEvents.held, {
    ...common,
    look: lookIf(({ heldAt }) => heldAt !== null),
    words: ({ title, link }) =>
      text({
        en: `we check your job “${title}” before it is published. Open it to see why: ${link}`,
        hi: `हम आपकी नौकरी “${title}” को प्रकाशित करने से पहले जाँच रहे हैं। कारण देखने के लिए खोलें: ${link}`,
      }),
  }),
  notice('job.tell_owner', jobEvents.approved, {
    ...common,
    look: lookIf(({ status }) => status === 'Open' || status === 'Active'),
    words: ({ title, link }) =>
      text({
        en: `your job “${title}” is approved: ${link}`,
        hi: `आपकी नौकरी “${title}” स्वीकृत हो गई है: ${link}`,
      }),
  }),
  notice('job.tell_owner', jobEvents.refused, {
    ...common,
    look: lookIf(({ status }) => status === 'rejected'),
    words: ({ title, link }) =>
      text({
        en: `your job “${title}” was not approved. Open it to read why, and change it: ${link}`,
        hi: `आपकी नौकरी “${title}” स्वीकृत नहीं हुई। कारण पढ़ने और बदलने के लिए खोलें: ${link}`,
      }),
  }),
  notice('job.tell_owner', jobEvents.takenDown, {
    ...common,
    look: lookIf(({ status }) => status === 'Cancelled'),
    words: ({ title, link }) =>
      text({
        en: `we took your job “${title}” down after reports. Open it to read why: ${link}`,
        hi: `शिकायतों के बाद हमने आपकी नौकरी “${title}” हटा दी है। कारण पढ़ने के लिए खोलें: ${link}`,
      }),
  }),
];

/** Of what its time did. Who publishes at once is there; of a planned time the owner hears. */
const ofTimes = ({ lookIf, common }: ReturnType<typeof reads>): readonly Notice[] => [
  notice('job.tell_owner', jobEvents.published, {
    ...common,
    look: lookIf(({ status, publishAt }) => status === 'Active' && publishAt !== null),
    words: ({ title, link }) =>
      text({
        en: `your job “${title}” is published. Shortlist candidates within 72 hours: ${link}`,
        hi: `आपकी नौकरी “${title}” प्रकाशित हो गई है। 72 घंटे में उम्मीदवार शॉर्टलिस्ट करें: ${link}`,
      }),
  }),
  notice('job.tell_owner', jobEvents.expired, {
    ...common,
    look: lookIf(({ status }) => status === 'deactivated'),
    words: ({ title, link }) =>
      text({
        en: `the 30 days of your job “${title}” have ended, so it is paused. Renew or close it: ${link}`,
        hi: `आपकी नौकरी “${title}” के 30 दिन पूरे हो गए, इसलिए वह रुकी हुई है। उसे बढ़ाएँ या बंद करें: ${link}`,
      }),
  }),
];

/** The owner hears of what others did with a job of the business, and of what its time did. */
export function jobNotices(deps: JobDependencies): readonly Notice[] {
  const seen = reads(deps);
  return [...ofChecks(seen), ...ofTimes(seen)];
}
