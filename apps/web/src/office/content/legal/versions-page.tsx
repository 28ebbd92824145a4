import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { changesPath, legalPath, versionPath } from './legal-paths.ts';
import type { LegalVersions } from './load-legal.ts';
import { VersionLine } from './version-line.tsx';
import styles from './legal.module.css';

/** Each version with what it changed, the newest first. */
export function VersionsPage({ page, title, versions }: LegalVersions) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('legal.versions.title', '{{page}}: all versions', { page: title })}
      back={{ to: legalPath(page), label: title }}
    >
      <ol className={styles.versions} reversed>
        {versions.map((version) => (
          <li key={version.number}>
            <h2>
              <VersionLine version={version} />
            </h2>
            <p>{version.change || t('legal.first', 'The first version.')}</p>
            <p className={styles.ways}>
              {version.endedAt === null ? (
                <Link to={legalPath(page)}>{t('legal.readPresent', 'Read the version in force')}</Link>
              ) : (
                <>
                  <Link to={versionPath(page, version.number)}>
                    {t('legal.read', 'Read version {{number}}', { number: version.number })}
                  </Link>
                  <Link to={changesPath(page, version.number)}>
                    {t('legal.compare', 'Compare version {{number}} with the one in force', {
                      number: version.number,
                    })}
                  </Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
