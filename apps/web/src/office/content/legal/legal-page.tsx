import type { PageContent } from '@nukkad/contract/office/content/content.model';
import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ContentPageView } from '../content-page.tsx';
import { versionsPath } from './legal-paths.ts';
import { VersionLine } from './version-line.tsx';
import styles from './legal.module.css';

/** A page that holds as a contract or a notice: also which version it is, and the way to earlier ones. */
export function LegalPageView({ page, content }: { page: LegalPage; content: PageContent }) {
  const { t } = useTranslation();
  return (
    <ContentPageView
      content={content}
      above={
        content.version && (
          <p className={styles.version}>
            <VersionLine version={content.version} />
            <Link to={versionsPath(page)}>{t('legal.versions', 'All versions')}</Link>
          </p>
        )
      }
    />
  );
}
