import { savedSearchEvents } from '@nukkad/contract/hiring/saved-search/saved-search.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { mostAnnounced } from './announce-new-jobs.ts';
import type { SavedSearchDependencies } from './saved-search.interface.ts';
import { nameOfSearch } from './saved-search.presenter.ts';
import { findSavedSearch } from './saved-search.store.ts';

const countOf = (jobs: number) => (jobs < mostAnnounced ? String(jobs) : `${mostAnnounced}+`);

/** Calm: it comes with the summary of the day, by the channels that the person left on. */
export const savedSearchNotices = ({ platform, skill }: SavedSearchDependencies): readonly Notice[] => [
  notice('saved_search.tell_person', savedSearchEvents.found, {
    tag: 'messages',
    weight: 'calm',
    opens: () => screenAddress.savedSearches,
    to: ({ facts }) => Promise.resolve(person(facts.userId)),
    look: async ({ facts }, reader) => {
      const row = await findSavedSearch(reader, facts.savedSearchId);
      if (!row?.alerts) return null;
      const taxonomy = await skill.taxonomy(reader);
      return {
        name: { en: nameOfSearch(row, taxonomy, 'en'), hi: nameOfSearch(row, taxonomy, 'hi') },
        jobs: facts.jobs,
        others: facts.others,
        link: `${platform.config.publicOrigin}${screenAddress.savedSearches}`,
      };
    },
    words: ({ name, jobs, others, link }) => {
      const more = {
        en: others > 0 ? ` More in ${others} other ${others === 1 ? 'search' : 'searches'}.` : '',
        hi: others > 0 ? ` ${others} और खोजों में भी नई नौकरियाँ हैं।` : '',
      };
      return text({
        en: `${countOf(jobs)} new ${jobs === 1 ? 'job' : 'jobs'} for “${name.en}”.${more.en} View: ${link}`,
        hi: `“${name.hi}” के लिए ${countOf(jobs)} ${jobs === 1 ? 'नई नौकरी' : 'नई नौकरियाँ'}।${more.hi} देखें: ${link}`,
      });
    },
  }),
];
