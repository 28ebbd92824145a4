import { Link, useLocation } from 'react-router';
import { unlessSameQuestion } from '../../market/catalog/same-question.ts';
import { CompanyCard } from '../../office/content/company-card.tsx';
import { loadContentPage } from '../../office/content/load-page.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { SupportLink } from '../../talk/support/support-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { plannedEmpty } from '../planned.empty.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/help.ts';
import styles from './help.module.css';

const lead = (t: Translate) => t('help.lead', 'Common questions, and how to reach us.');

export const handle = page(({ t }) => ({
  title: t('help.title', 'Help'),
  description: lead(t),
  canonical: '/help/support',
}));

export const loader = ({ context }: Route.LoaderArgs) => loadContentPage('contact-us', { context });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadContentPage('contact-us', { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

const questions = (t: Translate) => [
  {
    question: t('help.price', 'What will it cost?'),
    answer: t(
      'help.price.words',
      'You see the full price, line by line, before you book. Added work is charged only after you approve it.',
    ),
  },
  {
    question: t('help.start', 'How do I start the job?'),
    answer: t(
      'help.start.words',
      'Share the start OTP from your booking with the professional at your door, never by phone.',
    ),
  },
  {
    question: t('help.late', 'What if the professional can’t make it?'),
    answer: t(
      'help.late.words',
      'We ask the next partner near you. If no one can come, you get a full refund.',
    ),
  },
  {
    question: t('help.cancel', 'How do I cancel?'),
    answer: t(
      'help.cancel.words',
      'Open the booking and choose “Cancel booking”. You see the charge and your refund before you confirm.',
    ),
  },
  {
    question: t('help.refund', 'When do I get my refund?'),
    answer: t('help.refund.words', 'We refund your original payment method. Banks take 5 to 7 working days.'),
    more: { to: '/terms-and-policy/refunds', label: t('footer.refunds', 'Refunds and cancellation') },
  },
  {
    question: t('help.invoice', 'Where is my invoice?'),
    answer: t('help.invoice.words', 'In your booking, once the work is done and paid.'),
  },
];

function Questions() {
  const { t } = useTranslation();
  return (
    <ul className={styles.questions}>
      {questions(t).map(({ question, answer, more }) => (
        <Card as="li" quiet key={question}>
          <h2>{question}</h2>
          <p>{answer}</p>
          {more && (
            <p>
              <Link to={more.to}>{more.label}</Link>
            </p>
          )}
        </Card>
      ))}
    </ul>
  );
}

/** Common questions and the ways to reach support; `Contact Us` and `Upgrade` of specification section 2 lead here. */
export default function Help({ loaderData: { company } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { profile } = useSession();
  return (
    <Page
      title={t('help.title', 'Help')}
      lead={lead(t)}
      actions={
        (!profile || profile.role === 'Buyer') && (
          <ButtonLink to="/buyer/bookings" tone="plain">
            {t('bookings.title', 'Your bookings')}
          </ButtonLink>
        )
      }
    >
      <Questions />
      <section className={styles.contact} aria-labelledby="contact">
        <h2 id="contact">{t('footer.contact', 'Contact us')}</h2>
        <CompanyCard company={company} />
        <SupportLink />
      </section>
      {pathname === '/help/faqs' && (
        <section aria-labelledby="videos">
          <h2 id="videos">{t('help.videos', 'Videos')}</h2>
          <EmptyScreen
            screen={plannedEmpty['no-videos']}
            action={<ButtonLink to="/contact-us">{t('help.videos.ask', 'Ask us instead')}</ButtonLink>}
          />
        </section>
      )}
      <p>
        {t('help.partner', 'Do you offer these services?')}{' '}
        <Link to="/work-with-us">{t('footer.partner', 'Work with us')}</Link>
      </p>
      <p>
        <Link to="/help/app">{t('appLink.title', 'Get the app')}</Link>
      </p>
    </Page>
  );
}
