import type { SharedWorkRecord } from '@nukkad/contract/hiring/work-record/work-record.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note } from '../../ui/page/parts.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';

/** From when a copy is, and the way to its public page. */
export function RecordCheck({
  shared: { sharedAt, url },
}: {
  shared: Pick<SharedWorkRecord, 'sharedAt' | 'url'>;
}) {
  const { t } = useTranslation();
  return (
    <Note>
      {t('workRecord.asOf', 'As of')} <DateTime at={sharedAt} as="date" />
      {' · '}
      <a href={url} target="_blank" rel="noreferrer">
        {t('workRecord.check', 'Open verification page')}
      </a>
    </Note>
  );
}
