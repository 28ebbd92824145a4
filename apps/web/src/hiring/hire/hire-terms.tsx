import type { HireTerms } from '@nukkad/contract/hiring/hire/hire.model';
import { wageInWords } from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { CardHead, Note } from '../../ui/page/parts.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';

/** The accepted offer, as it becomes the terms of the work. */
export function TermsCard({ terms }: { terms: HireTerms }) {
  const voice = useTranslation();
  const { t, plural } = voice;
  const { wage, wageUnit, placesLeft } = terms;
  return (
    <Card quiet as="section">
      <CardHead below={0.5}>
        <h2>{t('hire.terms', 'As agreed in the offer')}</h2>
      </CardHead>
      <Facts>
        <Fact name={t('hire.terms.title', 'Job title')}>
          <span translate="no">{terms.designation}</span>
        </Fact>
        <Fact name={t('hire.terms.wage', 'Pay')}>
          {wageInWords(voice, { wageUnit, wageFrom: wage, wageTo: wage })}
        </Fact>
        {wageUnit === 'day' && (
          <Fact name={t('hire.terms.monthly', 'For 26 days')}>
            <Money paise={terms.monthly} />
          </Fact>
        )}
        <Fact name={t('hire.terms.start', 'First day')}>
          <DateTime at={`${terms.startsOn}T00:00:00+05:30`} as="day" />
        </Fact>
      </Facts>
      <Note above={0.75}>
        {placesLeft === 1 &&
          t(
            'hire.last',
            'This is the last opening. Hiring closes the job, and the other applicants are informed.',
          )}
        {placesLeft > 1 &&
          plural('hire.left', placesLeft - 1, {
            one: '{{count}} opening is left after this.',
            other: '{{count}} openings are left after this.',
          })}
        {placesLeft === 0 && t('hire.none', 'All openings of this job are filled or the job is closed.')}
      </Note>
    </Card>
  );
}
