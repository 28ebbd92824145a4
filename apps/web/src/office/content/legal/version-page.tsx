import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { ContentGroups } from '../content-groups.tsx';
import { changesPath, legalPath, versionsPath } from './legal-paths.ts';
import type { OneVersion } from './load-legal.ts';
import { VersionLine } from './version-line.tsx';
import styles from './legal.module.css';

/** One version as it was read; an earlier one says so above everything else. */
export function VersionPage({ page, words: { title, lead, groups }, version }: OneVersion) {
  const { t } = useTranslation();
  return (
    <Page
      title={title}
      lead={lead}
      back={{ to: versionsPath(page), label: t('legal.versions', 'All versions') }}
    >
      <div className={styles.standing}>
        <p>
          <VersionLine version={version} />
        </p>
        {version.endedAt !== null && (
          <p className={styles.ways}>
            <Link to={legalPath(page)}>{t('legal.readPresent', 'Read the version in force')}</Link>
            <Link to={changesPath(page, version.number)}>
              {t('legal.compareThis', 'See what changed since')}
            </Link>
          </p>
        )}
      </div>
      <ContentGroups groups={groups} />
    </Page>
  );
}
