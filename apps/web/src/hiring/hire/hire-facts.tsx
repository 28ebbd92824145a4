import type { Hire } from '@nukkad/contract/hiring/hire/hire.model';
import { wageInWords } from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';

/** As what, for what pay, from when. */
export function HireFacts({ hire }: { hire: Hire }) {
  const voice = useTranslation();
  const { t } = voice;
  const { wage, wageUnit, firstShift } = hire;
  return (
    <Facts>
      <Fact name={t('hire.terms.title', 'Job title')}>
        <span translate="no">{hire.designation}</span>
      </Fact>
      <Fact name={t('hire.terms.wage', 'Pay')}>
        {wageInWords(voice, { wageUnit, wageFrom: wage, wageTo: wage })}
      </Fact>
      <Fact name={t('hire.terms.start', 'First day')}>
        <DateTime at={`${hire.startsOn}T00:00:00+05:30`} as="day" />
      </Fact>
      <Fact name={t('hire.department', 'Department')}>{hire.department}</Fact>
      <Fact name={t('hire.structure', 'Salary structure')}>{hire.structure}</Fact>
      <Fact name={t('hire.shift', 'First shift')}>
        {firstShift && (
          <>
            {firstShift.name}, <DateTime at={firstShift.startsAt} as="short" />
          </>
        )}
      </Fact>
    </Facts>
  );
}
