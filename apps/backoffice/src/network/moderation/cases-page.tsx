import {
  listModerationCases,
  moderationCasesQuery,
} from '@nukkad/contract/network/moderation/moderation-office.api';
import { moderationReasons, moderationSubjects } from '@nukkad/contract/network/moderation/moderation.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShieldHalf.mjs';
import { badge, counted, moment, pageLink } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { caseStatusWords, colourOf, reasonWords, subjectWords } from './case-words.ts';

const states = {
  decided: t('officeCase.state.decided', 'Decided'),
  all: t('officeCase.state.all', 'All cases'),
} as const;

/** What members reported and what they appeal against, the longest waiting first. */
export const CasesPage = listPage(listModerationCases, {
  name: 'moderation',
  title: t('officeCase.title', 'Moderation'),
  about: t(
    'officeCase.about',
    'Reported posts, comments, polls, stories and members, and appeals. The longest wait comes first.',
  ),
  address: listAddress(moderationCasesQuery.shape, ['state', 'subject', 'reason'], {}),
  fields: [
    choice('state', t('officeCase.state', 'Show'), ['decided', 'all'], states),
    choice('subject', t('officeCase.subject', 'What'), moderationSubjects, subjectWords),
    choice('reason', t('officeCase.reason', 'Reason'), moderationReasons, reasonWords),
  ],
  keyOf: ({ caseId }) => caseId,
  nameOf: ({ author, subject }) => `${subjectWords[subject]} ${author?.name ?? ''}`,
  columns: [
    pageLink(
      'author',
      t('officeCase.author', 'Member'),
      ({ author }) => author?.name ?? t('common.noName', 'No name'),
      ({ caseId }) => `/moderation/${caseId}`,
      { width: '11rem' },
    ),
    told('subject', t('officeCase.subject', 'What'), ({ subject }) => subjectWords[subject], {
      width: '8rem',
    }),
    badge(({ status }) => caseStatusWords[status], colourOf, { width: '9rem' }),
    told('excerpt', t('officeCase.words', 'Words'), ({ excerpt }) => excerpt || '–'),
    told(
      'reasons',
      t('officeCase.reasons', 'Reported for'),
      ({ reasons }) => reasons.map((reason) => reasonWords[reason]).join(', '),
      { width: '12rem' },
    ),
    counted('reports', t('officeCase.reports', 'Reports'), ({ reports }) => reports, { width: '5rem' }),
    moment('since', t('officeCase.since', 'Waiting since'), ({ since }) => since, { width: '11rem' }),
  ],
  empty: {
    Icon: IconShield,
    title: t('officeCase.none', 'Nothing to moderate'),
    words: t('officeCase.noneWords', 'Posts, comments and members that people report appear here.'),
  },
});
