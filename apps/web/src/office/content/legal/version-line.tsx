import type { LegalVersion } from '@nukkad/contract/office/legal/legal.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../../ui/time/date-time.tsx';

/** "Version 3, in force from 4 Jan 2027", or until when it was. */
export function VersionLine({
  version: { number, inForceAt, endedAt },
}: {
  version: Pick<LegalVersion, 'number' | 'inForceAt' | 'endedAt'>;
}) {
  const { t, locale } = useTranslation();
  const day = (at: string) => formatInstant(at, 'day', locale);
  if (endedAt && inForceAt)
    return (
      <span>
        {t('legal.was', 'Version {{number}}, in force from {{from}} to {{to}}', {
          number,
          from: day(inForceAt),
          to: day(endedAt),
        })}
      </span>
    );
  if (endedAt)
    return (
      <span>
        {t('legal.wasFirst', 'Version {{number}}, in force until {{to}}', { number, to: day(endedAt) })}
      </span>
    );
  return (
    <span>
      {inForceAt
        ? t('legal.is', 'Version {{number}}, in force from {{from}}', { number, from: day(inForceAt) })
        : t('legal.isFirst', 'Version {{number}}, in force', { number })}
    </span>
  );
}
