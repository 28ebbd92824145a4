import type { WageCheck } from '@nukkad/contract/hiring/job/job.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note, Remark } from '../../ui/page/parts.tsx';
import { wageInWords } from '../candidate/work-words.ts';

/** The minimum wage of the place, and whether this pays less. */
export function WageSentence({ check }: { check: WageCheck }) {
  const voice = useTranslation();
  const { t } = voice;
  const { least, unit, stateName, below, source } = check;
  const wage = wageInWords(voice, { wageUnit: unit, wageFrom: least, wageTo: least });
  const place = stateName || t('posting.wage.india', 'India');
  return below ? (
    <Remark bad>
      {t(
        'posting.wage.below',
        'This may be below the minimum wage: {{wage}} for this work in {{place}} ({{source}}).',
        { wage, place, source },
      )}
    </Remark>
  ) : (
    <Note size="sm">
      {t('posting.wage.least', 'Minimum wage for this work in {{place}}: {{wage}}.', { wage, place })}
    </Note>
  );
}
