import type { Privacy } from '@nukkad/contract/identity/privacy/privacy.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useRequestCopy } from './privacy.queries.ts';
import styles from './privacy.module.css';

/** Everything that is kept about the person, to read and to take elsewhere. */
export function OwnCopy({ dataExport }: { dataExport: Privacy['dataExport'] }) {
  const { t, locale } = useTranslation();
  const ask = useRequestCopy();
  const making = dataExport?.state === 'making';
  return (
    <Section
      title={t('privacy.copy', 'A copy of your data')}
      lead={t('privacy.copy.lead', 'All the data we keep about you, as a page and as a file.')}
    >
      <div role="status">
        {making && (
          <>
            <p>{t('privacy.copy.making', 'Preparing your copy. This takes up to a minute.')}</p>
            <progress className={styles.progress} aria-label={t('privacy.copy', 'A copy of your data')} />
          </>
        )}
        {dataExport?.page && dataExport.json && (
          <>
            <p>
              {t('privacy.copy.ready', 'Ready. Download it by {{until}}.', {
                until: formatInstant(dataExport.expiresAt, 'day', locale),
              })}
            </p>
            <p className={styles.links}>
              <a href={dataExport.page} download="my-data.html">
                {t('privacy.copy.page', 'To read (HTML)')}
              </a>
              <a href={dataExport.json} download="my-data.json">
                {t('privacy.copy.json', 'For programs (JSON)')}
              </a>
            </p>
          </>
        )}
      </div>
      {!dataExport && (
        <Button tone="plain" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('privacy.copy.ask', 'Request a copy')}
        </Button>
      )}
    </Section>
  );
}
