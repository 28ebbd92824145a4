import type { PageContent } from '@nukkad/contract/office/content/content.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { ContentGroups } from './content-groups.tsx';
import styles from './content-page.module.css';

const longPage = 4;

/** A public page of words: about us, terms, privacy, refunds. */
export function ContentPageView({
  content: { title, lead, groups },
  above,
}: {
  content: PageContent;
  /** What is said of the page before its words. */
  above?: ReactNode;
}) {
  const { t } = useTranslation();
  const headed = groups.filter((group) => group.title !== '');
  return (
    <Page title={title} lead={lead}>
      {above}
      {headed.length > longPage && (
        <nav aria-label={t('content.contents', 'On this page')}>
          <ul className={styles.contents}>
            {headed.map((group) => (
              <li key={group.groupId}>
                <a href={`#${group.groupId}`}>{group.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ContentGroups groups={groups} />
      <nav className={styles.others} aria-label={t('content.others', 'More about us')}>
        <Link to="/about-us">{t('footer.about', 'About us')}</Link>
        <Link to="/terms-and-policy/terms">{t('footer.terms', 'Terms')}</Link>
        <Link to="/terms-and-policy/policy">{t('footer.policy', 'Privacy')}</Link>
        <Link to="/terms-and-policy/refunds">{t('footer.refunds', 'Refunds and cancellation')}</Link>
        <Link to="/contact-us">{t('footer.contact', 'Contact us')}</Link>
      </nav>
    </Page>
  );
}
