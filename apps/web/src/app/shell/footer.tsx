import { Suspense, useState } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { Link, useMatches } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useNearView } from '../../ui/browser/use-near-view.ts';
import { Wordmark } from '../../ui/mark/wordmark.tsx';
import { useSite } from '../page-head.tsx';
import styles from './footer.module.css';

const FooterCatalogue = lazyOptional(
  () => import('./footer-catalogue.tsx'),
  (part) => part.FooterCatalogue,
);

const NewsletterForm = lazyOptional(
  () => import('../../talk/newsletter/newsletter-form.tsx'),
  (part) => part.NewsletterForm,
);

/** The form is fetched once it is asked for: few use it, and it brings the schemas with it. */
function Newsletter() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.news} aria-labelledby="newsletter">
      <h2 id="newsletter">{t('newsletter.heading', 'Get our newsletter')}</h2>
      {isOpen ? (
        <Suspense>
          <NewsletterForm />
        </Suspense>
      ) : (
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          {t('newsletter.subscribe', 'Subscribe')}
        </button>
      )}
    </section>
  );
}

/** The foot of every page. Pages for everyone end with the catalogue, which is fetched when the foot draws near. */
export function Footer() {
  const { t } = useTranslation();
  const { ref, near } = useNearView<HTMLElement>('300px');
  const withCatalogue = useMatches().some(({ id }) => id === 'routes/frame/public');
  const site = useSite();
  return (
    <footer ref={ref} className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.house} data-alone={!withCatalogue || undefined}>
          <Wordmark brand={site?.brand ?? ''} />
          <p>{t('footer.line', 'The corner of your street, where you’ll find every trade.')}</p>
          <nav aria-label={t('footer.nav', 'Footer')}>
            <Link to="/services">{t('footer.services', 'All services')}</Link>
            <Link to="/work-with-us">{t('footer.partner', 'Work with us')}</Link>
            <Link to="/blogs">{t('footer.blogs', 'Blogs')}</Link>
            <Link to="/help/support">{t('footer.help', 'Help')}</Link>
            <Link to="/contact-us">{t('footer.contact', 'Contact us')}</Link>
            <Link to="/about-us">{t('footer.about', 'About us')}</Link>
            <Link to="/terms-and-policy/terms">{t('footer.terms', 'Terms')}</Link>
            <Link to="/terms-and-policy/policy">{t('footer.policy', 'Privacy')}</Link>
            <Link to="/terms-and-policy/refunds">{t('footer.refunds', 'Refunds and cancellation')}</Link>
            <Link to="/verify-document">{t('footer.verify', 'Verify a document')}</Link>
            <Link to="/about/data">{t('footer.data', 'Where our data comes from')}</Link>
          </nav>
        </div>
        {near && withCatalogue && (
          <Suspense>
            <FooterCatalogue />
          </Suspense>
        )}
        {near && withCatalogue && <Newsletter />}
      </div>
    </footer>
  );
}
