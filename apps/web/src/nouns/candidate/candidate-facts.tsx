import type { CandidateCard } from '@nukkad/contract/hiring/candidate/candidate.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { dayFormat } from '../../ui/mark/formats.ts';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Paragraph, Stack } from '../../ui/page/parts.tsx';
import { languageInWords } from '../job/job-words.ts';
import { monthsInWords, schoolingInWords, shiftInWords, wageInWords } from './work-words.ts';

type Voice = ReturnType<typeof useTranslation>;

const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name).join(', ');

/** "2 years"; "No experience yet" of none, nothing where it was not said. */
export const experienceOf = (voice: Voice, months: number | null): string =>
  months === null ? '' : monthsInWords(voice, months) || voice.t('candidateFacts.new', 'No experience yet');

/** "₹18,000 a month"; nothing where none was said. */
export const expectedWage = (voice: Voice, { wage }: Pick<CandidateCard, 'wage'>): string =>
  wage ? wageInWords(voice, { wageUnit: wage.unit, wageFrom: wage.paise, wageTo: wage.paise }) : '';

/** "Right away", or from which day. */
export function availability({ t, locale }: Voice, availableFrom: string | null, today: string): string {
  if (availableFrom === null) return '';
  return availableFrom <= today
    ? t('candidateFacts.now', 'Right away')
    : t('candidateFacts.from', 'From {{day}}', { day: dayFormat(locale).format(new Date(availableFrom)) });
}

/** What a candidate says of themselves, as an employer reads it. */
export function CandidateFacts({ candidate, today }: { candidate: CandidateCard; today: string }) {
  const voice = useTranslation();
  const { t, plural, locale } = voice;
  const { trades, skills, experienceMonths, education, languages, shifts, place, travelKm, about } =
    candidate;
  return (
    <Stack gap={0.75}>
      {about && <Paragraph lines>{about}</Paragraph>}
      <Facts>
        <Fact name={t('candidateFacts.trades', 'Works as')}>{namesOf(trades)}</Fact>
        <Fact name={t('candidateFacts.skills', 'Skills')}>{namesOf(skills)}</Fact>
        <Fact name={t('candidateFacts.experience', 'Experience')}>
          {experienceOf(voice, experienceMonths)}
        </Fact>
        <Fact name={t('candidateFacts.wage', 'Expected pay')}>{expectedWage(voice, candidate)}</Fact>
        <Fact name={t('candidateFacts.available', 'Can start')}>
          {availability(voice, candidate.availableFrom, today)}
        </Fact>
        <Fact name={t('candidateFacts.place', 'Lives in')}>{place?.name}</Fact>
        <Fact name={t('candidateFacts.travel', 'Travels')}>
          {travelKm !== null &&
            plural('candidateFacts.km', travelKm, { one: 'Up to {{count}} km', other: 'Up to {{count}} km' })}
        </Fact>
        <Fact name={t('candidateFacts.shifts', 'Shifts')}>
          {shifts.map((shift) => shiftInWords(t, shift)).join(', ')}
        </Fact>
        <Fact name={t('candidateFacts.education', 'Education')}>
          {education && schoolingInWords(t, education)}
        </Fact>
        <Fact name={t('candidateFacts.languages', 'Languages')}>
          {languages.map((language) => languageInWords(locale, language)).join(', ')}
        </Fact>
      </Facts>
    </Stack>
  );
}
