import { employerFeedbackQuery, listEmployerFeedback } from '@nukkad/contract/hiring/hire/hire.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

const monthOf = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );

/** What hired people say of the business, without who said it; the average is that of its jobs. */
export const EmployerFeedbackList = listPart(listEmployerFeedback, {
  name: 'employer-feedback',
  label: ({ t }) => t('hire.feedback.list', 'Feedback'),
  address: listAddress(employerFeedbackQuery.shape, [], {}),
  fields: () => [],
  keyOf: ({ feedbackId }) => feedbackId,
  nameOf: ({ month }, { locale }) => monthOf(month, locale),
  columns: ({ t, locale, plural }) => [
    told('month', t('hire.feedback.month', 'Month'), ({ month }) => monthOf(month, locale), {
      ...heading,
      width: '11rem',
    }),
    told(
      'stars',
      t('hire.feedback.stars', 'Stars'),
      ({ stars }) =>
        plural('hire.feedback.count', stars, { one: '{{count}} star', other: '{{count}} stars' }),
      { cell: ({ stars }) => <Rating value={stars} />, card: 'corner', width: '7rem' },
    ),
    told('words', t('hire.feedback.said', 'In their words'), ({ words }) => words),
  ],
  above: ({ first, t }) =>
    first?.rating && (
      <Note>
        {t('hire.feedback.average', 'On your jobs:')}{' '}
        <Rating value={first.rating.stars} count={first.rating.count} />
      </Note>
    ),
  empty: ({ t }) => (
    <EmptyState scene="people" title={t('hire.feedback.none', 'No feedback yet')}>
      {t('hire.feedback.none.words', 'It appears here once three people you hired have given feedback.')}
    </EmptyState>
  ),
});
