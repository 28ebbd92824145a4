import { listSearchMisses, searchMissesQuery } from '@nukkad/contract/office/search/search.api';
import { type Searcher, missDays, searchers } from '@nukkad/contract/office/search/search.model';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';

const roles: Readonly<Record<Searcher, string>> = {
  Visitor: t('searchMiss.visitor', 'Visitors'),
  Buyer: t('searchMiss.buyer', 'Customers'),
  'Service Partner': t('searchMiss.partner', 'Partners'),
  Jobseeker: t('searchMiss.jobseeker', 'Jobseekers'),
  subUser: t('searchMiss.staff', 'Staff of partners'),
  Admin: t('searchMiss.admin', 'Admins'),
};
const periods = {
  7: t('searchMiss.week', 'Last 7 days'),
  30: t('searchMiss.month', 'Last 30 days'),
  90: t('searchMiss.quarter', 'Last 90 days'),
} as const;

/** What people searched for and found nothing. */
export const MissesPage = listPage(listSearchMisses, {
  name: 'search-misses',
  title: t('searchMiss.title', 'Searches without results'),
  about: t(
    'searchMiss.about',
    'What people looked for and didn’t find, without who they were. Add a service, a question or a word they use.',
  ),
  label: t('searchMiss.list', 'Searches'),
  address: listAddress(searchMissesQuery.shape, ['q', 'days', 'askedBy'], {}),
  fields: [
    search(t('searchMiss.words', 'Words')),
    choice('days', t('searchMiss.period', 'Period'), missDays, periods),
    choice('askedBy', t('searchMiss.who', 'Searched by'), searchers, roles),
  ],
  keyOf: ({ words }) => words,
  nameOf: ({ words }) => words,
  columns: [
    told('words', t('searchMiss.words', 'Words'), ({ words }) => words, heading),
    told('times', t('searchMiss.times', 'Times'), ({ times }) => String(times), {
      card: 'corner',
      width: '7rem',
    }),
    told(
      'askedBy',
      t('searchMiss.who', 'Searched by'),
      ({ askedBy }) => askedBy.map((one) => roles[one]).join(', '),
      { width: '16rem' },
    ),
    told('lastOn', t('searchMiss.last', 'Last on'), ({ lastOn }) => dayWords(lastOn), { width: '9rem' }),
  ],
  empty: {
    Icon: IconSearchOff,
    title: t('searchMiss.none', 'Every search found something'),
    words: t('searchMiss.noneWords', 'Searches that find nothing are counted here.'),
  },
});
