import { Link } from 'react-router';
import type { FaqsOfCategory } from '@nukkad/contract/talk/support/faq.model';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { CompanyCard } from '../../../office/content/company-card.tsx';
import { loadContentPage } from '../../../office/content/load-page.ts';
import type { CallSettings } from '../../../platform/api/client.ts';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { FaqItem } from '../../../talk/support/faq/faq-item.tsx';
import faqStyles from '../../../talk/support/faq/faq.module.css';
import { loadFaqs } from '../../../talk/support/faq/load-faqs.ts';
import { SupportLink } from '../../../talk/support/support-link.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/help.ts';
import styles from './help.module.css';

const lead = (t: Translate) => t('help.lead', 'Common questions, and how to reach us.');

export const handle = page(({ t }) => ({
  title: t('help.title', 'Help'),
  description: lead(t),
  canonical: '/help/support',
}));

async function load(settings: CallSettings) {
  const [{ company }, { categories }] = await Promise.all([
    loadContentPage('contact-us', settings),
    loadFaqs({ q: '', category: null }, settings),
  ]);
  return { company, categories };
}

export const loader = ({ context }: Route.LoaderArgs) => load({ context });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load({ signal: request.signal });

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

/** The first question of each category, and the way to all of them. */
function Questions({ categories }: { categories: readonly FaqsOfCategory[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.questions} aria-labelledby="common">
      <h2 id="common">{t('faq.title', 'Common questions')}</h2>
      <Card quiet>
        <ul className={faqStyles.list}>
          {categories.flatMap(({ faqs: [first] }) =>
            first
              ? [
                  <li key={first.faqId}>
                    <FaqItem faq={first} />
                  </li>,
                ]
              : [],
          )}
        </ul>
      </Card>
      <p>
        <Link to="/help/faqs">{t('faq.see', 'See all questions')}</Link>
      </p>
    </section>
  );
}

/** Common questions and the ways to reach support; `Contact Us` and `Upgrade` of specification section 2 lead here. */
export default function Help({ loaderData: { company, categories } }: Route.ComponentProps) {
  const { t } = useTranslation();
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
      <Questions categories={categories} />
      <section className={styles.contact} aria-labelledby="contact">
        <h2 id="contact">{t('footer.contact', 'Contact us')}</h2>
        <CompanyCard company={company} />
        <SupportLink />
      </section>
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
