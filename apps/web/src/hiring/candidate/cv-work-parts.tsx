import { mostCandidateSkills, mostTrades } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Cv, CvFields } from '@nukkad/contract/hiring/candidate/cv.model';
import { educations, jobLanguages } from '@nukkad/contract/hiring/job/job.model';
import { schoolingInWords } from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Small } from '../../ui/page/parts.tsx';
import type { TakenOver, TypedWork } from './cv-fields.ts';
import { CvPart } from './cv-source.tsx';
import { CvWork } from './cv-works.tsx';

/** What each part of the review is handed. */
export interface ReviewProps {
  readonly read: CvFields;
  readonly lines: Cv['lines'];
  readonly fields: TakenOver;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly change: (next: Partial<TakenOver>) => void;
}

const optionsOf = (
  named: readonly { readonly value: { readonly skillId: string; readonly name: string } }[],
) => named.map(({ value: { skillId, name } }) => ({ value: skillId, label: name }));

function Skills({ read: { trades, skills }, lines, fields, errors, change }: ReviewProps) {
  const { t } = useTranslation();
  const take = t('cv.tick', 'Tick what is right');
  return (
    <>
      {trades.length > 0 && (
        <CvPart title={t('candidate.strength.trade', 'Your work')} lines={lines} told={trades}>
          <CheckList
            label={take}
            name="tradeIds"
            options={optionsOf(trades)}
            values={fields.tradeIds}
            most={mostTrades}
            onChange={(tradeIds) => change({ tradeIds })}
            error={errors['tradeIds']}
          />
        </CvPart>
      )}
      {skills.length > 0 && (
        <CvPart title={t('candidate.strength.skills', 'Skills')} lines={lines} told={skills}>
          <CheckList
            label={take}
            name="skillIds"
            options={optionsOf(skills)}
            values={fields.skillIds}
            most={mostCandidateSkills}
            onChange={(skillIds) => change({ skillIds })}
            error={errors['skillIds']}
          />
        </CvPart>
      )}
    </>
  );
}

/** A refused entry is known by its place among those that are taken. */
const takenPlace = (works: readonly TypedWork[], place: number) =>
  works.slice(0, place).filter(({ isTaken }) => isTaken).length;

function Works({ read: { work }, lines, fields: { works }, errors, change }: ReviewProps) {
  const { t } = useTranslation();
  return work.map((one, place) => {
    const typed = works[place];
    if (!typed) return null;
    return (
      <CvPart key={one.at.line} title={t('cv.worked', 'Where you worked')} lines={lines} told={[one]}>
        <CvWork
          work={typed}
          errorOf={(field) =>
            typed.isTaken ? errors[`experiences.${takenPlace(works, place)}.${field}`] : undefined
          }
          onChange={(next) =>
            change({ works: works.map((other, at) => (at === place ? { ...other, ...next } : other)) })
          }
        />
      </CvPart>
    );
  });
}

function Schooling({ read: { schools, languages }, lines, fields, errors, change }: ReviewProps) {
  const { t, locale } = useTranslation();
  const languageOf = new Intl.DisplayNames(locale, { type: 'language' });
  const leave = { value: '', label: t('cv.leave', 'Leave as it is') };
  const levels = educations.map((key) => ({ value: key, label: schoolingInWords(t, key) }));
  return (
    <>
      {schools.length > 0 && (
        <CvPart title={t('candidate.strength.education', 'Education')} lines={lines} told={schools}>
          <SelectField
            label={t('cv.highest', 'The highest')}
            options={[leave, ...levels]}
            value={fields.education}
            onChange={({ target }) =>
              change({ education: educations.find((one) => one === target.value) ?? '' })
            }
          />
          {schools.map(({ at: { line }, value: { education, school, year } }) => (
            <Small key={line}>
              {[schoolingInWords(t, education), school, year].filter(Boolean).join(', ')}
            </Small>
          ))}
        </CvPart>
      )}
      {languages.length > 0 && (
        <CvPart title={t('candidate.strength.languages', 'Languages')} lines={lines} told={languages}>
          <CheckList
            label={t('cv.tick', 'Tick what is right')}
            name="languages"
            options={languages.map(({ value }) => ({ value, label: languageOf.of(value) ?? value }))}
            values={fields.languages}
            most={jobLanguages.length}
            onChange={(chosen) => change({ languages: chosen })}
            error={errors['languages']}
          />
        </CvPart>
      )}
    </>
  );
}

/** What a person can do, where they worked and what they learned. */
export function CvWorkParts(props: ReviewProps) {
  return (
    <>
      <Skills {...props} />
      <Works {...props} />
      <Schooling {...props} />
    </>
  );
}
