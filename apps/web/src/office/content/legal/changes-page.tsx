import type { ComparedBlock } from '@nukkad/contract/office/legal/compare-words';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { legalPath, versionsPath } from './legal-paths.ts';
import type { LegalChanges } from './load-legal.ts';
import { ComparedWords } from './compared-words.tsx';
import { VersionLine } from './version-line.tsx';
import styles from './legal.module.css';

const isOther = ({ change }: ComparedBlock): boolean => change !== 'same';

/** What went and what came, in the order of the page; what stayed is behind a press. */
export function ChangesPage({ page, title, earlier, present, blocks }: LegalChanges) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('legal.changes.title', '{{page}}: what changed', { page: title })}
      back={{ to: versionsPath(page), label: t('legal.versions', 'All versions') }}
    >
      <dl className={styles.compared}>
        <dt>{t('legal.before', 'Before')}</dt>
        <dd>
          <VersionLine version={earlier} />
        </dd>
        {present && (
          <>
            <dt>{t('legal.now', 'Now')}</dt>
            <dd>
              <VersionLine version={present} />
            </dd>
          </>
        )}
      </dl>
      {blocks.some(isOther) ? (
        <ComparedWords blocks={blocks} />
      ) : (
        <p>{t('legal.noChange', 'Both versions say the same.')}</p>
      )}
      <p className={styles.ways}>
        <Link to={legalPath(page)}>{t('legal.readPresent', 'Read the version in force')}</Link>
      </p>
    </Page>
  );
}
