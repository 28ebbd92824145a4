import { Link } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';
import styles from './help.module.css';

const lead = (t: Translate) =>
  t('help.lead', 'What people ask most. Everything about one booking stands on its own page.');

export const handle = page(({ t }) => ({
  title: t('help.title', 'Help'),
  description: lead(t),
  canonical: '/help/support',
}));

const questions = (t: Translate) => [
  {
    question: t('help.price', 'What will it cost?'),
    answer: t(
      'help.price.words',
      'The whole price, line by line, stands before you book. Whatever turns out to be needed on the way is added only after you have said yes to it.',
    ),
  },
  {
    question: t('help.start', 'How does the work begin?'),
    answer: t(
      'help.start.words',
      'With the start code on your booking’s page. Tell it at your door, and to nobody by phone.',
    ),
  },
  {
    question: t('help.late', 'The person cannot come. What now?'),
    answer: t(
      'help.late.words',
      'Where a partner cannot come, the next one near you is asked. If nobody can, what you paid comes back in full.',
    ),
  },
  {
    question: t('help.cancel', 'How do I cancel?'),
    answer: t(
      'help.cancel.words',
      'Open the booking and choose “Cancel the booking”. Before you confirm, it says what that costs and what comes back to you.',
    ),
  },
  {
    question: t('help.refund', 'When does my money come back?'),
    answer: t('help.refund.words', 'It goes to where you paid from. Banks take 5 to 7 working days.'),
  },
  {
    question: t('help.invoice', 'Where is my bill?'),
    answer: t('help.invoice.words', 'On the booking’s page, as soon as the work is done and paid.'),
  },
];

/** Answers to what is asked most; the addresses of specification section 2 lead here. */
export default function Help() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('help.title', 'Help')}
      lead={lead(t)}
      actions={
        <ButtonLink to="/buyer/bookings" tone="plain">
          {t('bookings.title', 'Your bookings')}
        </ButtonLink>
      }
    >
      <ul className={styles.questions}>
        {questions(t).map(({ question, answer }) => (
          <Card as="li" key={question}>
            <h2>{question}</h2>
            <p>{answer}</p>
          </Card>
        ))}
      </ul>
      <p>
        {t('help.partner', 'Do you do this work yourself?')}{' '}
        <Link to="/banner/get-started-as-partner">{t('footer.partner', 'Work with us')}</Link>
      </p>
      <p>
        <Link to="/help/app">{t('appLink.title', 'The app on your phone')}</Link>
      </p>
    </Page>
  );
}
