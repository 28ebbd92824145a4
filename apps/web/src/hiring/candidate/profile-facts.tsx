import type { CandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.model';
import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  monthsInWords,
  schoolingInWords,
  shiftInWords,
  wageInWords,
} from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { CardHead, List, Small, Text } from '../../ui/page/parts.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { ProfileStep } from './profile-steps.ts';
import styles from './candidate.module.css';

function Part({ title, step, children }: { title: string; step: ProfileStep; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Card quiet as="section">
      <CardHead>
        <h2>{title}</h2>
        <Link
          to={`/candidate/profile?step=${step}`}
          className={styles.part}
          aria-label={t('candidate.edit.of', 'Edit: {{part}}', { part: title })}
        >
          {t('candidate.edit', 'Edit')}
        </Link>
      </CardHead>
      {children}
    </Card>
  );
}

const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name).join(', ');

/** From when until when, as "Mar 2019 – now". */
function useMonths() {
  const { t, locale } = useTranslation();
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const said = (month: string) => format.format(new Date(`${month}-01T00:00:00.000Z`));
  return (from: string, to: string | null) =>
    `${said(from)} – ${to === null ? t('candidate.worked.now', 'now') : said(to)}`;
}

function Work({ profile }: { profile: CandidateProfile }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { experienceMonths, education, languages } = profile;
  const languageOf = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <>
      <Part title={t('candidate.part.work', 'Work')} step="work">
        <Facts>
          <Fact name={t('candidate.strength.trade', 'Your work')}>{namesOf(profile.trades)}</Fact>
        </Facts>
      </Part>
      <Part title={t('candidate.strength.skills', 'Skills')} step="skills">
        <Facts>
          <Fact name={t('candidate.strength.skills', 'Skills')}>{namesOf(profile.skills)}</Fact>
        </Facts>
      </Part>
      <Part title={t('candidate.step.past', 'Experience and education')} step="past">
        <Facts>
          <Fact name={t('candidate.strength.experience', 'Experience')}>
            {experienceMonths !== null &&
              (monthsInWords(voice, experienceMonths) || t('candidate.span.0', 'No experience yet'))}
          </Fact>
          <Fact name={t('candidate.strength.education', 'Education')}>
            {education && schoolingInWords(t, education)}
          </Fact>
          <Fact name={t('candidate.strength.languages', 'Languages')}>
            {languages.map((code) => languageOf.of(code)).join(', ')}
          </Fact>
        </Facts>
      </Part>
    </>
  );
}

function Terms({ profile }: { profile: CandidateProfile }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { wage, place, furtherPlaces, travelKm, availableFrom, shifts } = profile;
  const isNow = availableFrom !== null && availableFrom <= istDay(new Date());
  return (
    <>
      <Part title={t('candidate.strength.wage', 'Expected pay')} step="pay">
        <Facts>
          <Fact name={t('candidate.wage', 'At least')}>
            {wage && wageInWords(voice, { wageUnit: wage.unit, wageFrom: wage.paise, wageTo: wage.paise })}
          </Fact>
        </Facts>
      </Part>
      <Part title={t('candidate.strength.place', 'Place and travel')} step="place">
        <Facts>
          <Fact name={t('candidate.place', 'Where you live')}>{place?.name}</Fact>
          <Fact name={t('candidate.travels', 'You travel')}>
            {travelKm !== null && t('candidate.travel.km', 'Up to {{km}} km', { km: travelKm })}
          </Fact>
          <Fact name={t('candidate.furtherPlaces', 'You also work in')}>{namesOf(furtherPlaces)}</Fact>
        </Facts>
      </Part>
      <Part title={t('candidate.part.time', 'Time')} step="time">
        <Facts>
          <Fact name={t('candidate.strength.availability', 'When you can start')}>
            {availableFrom &&
              (isNow
                ? t('candidate.start.0', 'Right away')
                : formatInstant(istInstant(availableFrom), 'day', locale))}
          </Fact>
          <Fact name={t('candidate.strength.shifts', 'Shifts')}>
            {shifts.map((shift) => shiftInWords(t, shift)).join(', ')}
          </Fact>
        </Facts>
      </Part>
    </>
  );
}

/** All that was said, each with the way to change it. */
export function ProfileFacts({ profile }: { profile: CandidateProfile }) {
  const { t } = useTranslation();
  const months = useMonths();
  return (
    <>
      <Work profile={profile} />
      <Terms profile={profile} />
      <Part title={t('candidate.strength.about', 'A few words about you')} step="about">
        {profile.about && (
          <Text as="p" lines>
            {profile.about}
          </Text>
        )}
        <List gap={0.5} hidesEmpty>
          {profile.experiences.map(({ employer, title, from, to }) => (
            <li key={`${employer} ${from}`}>
              <strong>{title}</strong>, {employer} <Small>{months(from, to)}</Small>
            </li>
          ))}
        </List>
      </Part>
    </>
  );
}
