import { demandDays } from '@nukkad/contract/hiring/demand/demand.model';
import { demandEvents } from '@nukkad/contract/hiring/demand/demand.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { DemandDependencies } from './demand.interface.ts';
import { findDemand } from './demand.store.ts';

function waitingWords(people: number): Said {
  if (people === 0) return { en: '', hi: '' };
  if (people === 1) return { en: ', and 1 person is waiting there', hi: ', और 1 व्यक्ति वहाँ इंतज़ार कर रहा है' };
  return { en: `, and ${people} people are waiting there`, hi: `, और ${people} लोग वहाँ इंतज़ार कर रहे हैं` };
}

/** The owner hears once of each draft. */
export const demandNotices = ({ job, partner, platform }: DemandDependencies): readonly Notice[] => [
  notice('demand.tell_owner', demandEvents.found, {
    tag: 'team',
    opens: () => screenAddress.employerJobs,
    to: async ({ facts }, reader) => {
      const row = await findDemand(reader, facts.demandId);
      if (!row) return [];
      const found = await partner.getOrganisations(reader, [row.organisationId]);
      return person(found.get(row.organisationId)?.ownerUserId);
    },
    look: async ({ facts }, reader) => {
      const row = await findDemand(reader, facts.demandId);
      const drafted = row && (await job.jobCards(reader, [row.jobId])).get(row.jobId);
      if (!row || row.settledAt !== null || !drafted) return null;
      const link = `${platform.config.publicOrigin}${screenAddress.employerJobs}`;
      return { ...row, title: drafted.title, place: drafted.locality || row.pincode, link };
    },
    words: ({ refused, forwarded, waiting, title, place, link }) => {
      const alsoWait = waitingWords(waiting);
      return text({
        en: `in ${demandDays} days you missed ${refused + forwarded} bookings in ${place}${alsoWait.en}. A job “${title}” is drafted for you. Check and publish it: ${link}`,
        hi: `${demandDays} दिनों में ${place} की ${refused + forwarded} बुकिंग आपसे छूटीं${alsoWait.hi}। “${title}” की नौकरी का ड्राफ़्ट तैयार है। देखकर प्रकाशित करें: ${link}`,
      });
    },
  }),
];
