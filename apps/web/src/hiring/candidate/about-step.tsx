import { type Experience, mostExperiences } from '@nukkad/contract/hiring/candidate/candidate.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FieldGroup, GroupLine } from '../../ui/field/field-group.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Button } from '../../ui/press/button.tsx';
import type { StepProps } from './profile-steps.ts';
import { StepForm } from './step-form.tsx';
import { WorkedFields } from './worked-fields.tsx';

const none: Experience = { employer: '', title: '', from: '', to: null };

/** One place where the person worked; without a last month they still do. */
function Worked({
  entry,
  errorOf,
  onChange,
  onRemove,
}: {
  entry: Experience;
  errorOf: (field: string) => string | undefined;
  onChange: (next: Partial<Experience>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  return (
    <GroupLine>
      <WorkedFields entry={entry} errorOf={errorOf} onChange={onChange} />
      <div>
        <Button tone="quiet" small onClick={onRemove}>
          {t('candidate.worked.remove', 'Remove')}
        </Button>
      </div>
    </GroupLine>
  );
}

/** What no tap says: own words, and where one has worked. All of it may stay empty. */
export function AboutStep({ profile: { about, experiences }, ...step }: StepProps) {
  const { t } = useTranslation();
  return (
    <StepForm {...step} initial={{ about, experiences }} bodyOf={(typed) => typed}>
      {({ fields: { experiences: entries }, errors, change, textAt }) => (
        <>
          <HindiField
            long
            label={t('candidate.about', 'What should a business know about you? (optional)')}
            hint={t('candidate.about.hint', 'Leave out phone numbers. Businesses reach you here.')}
            maxLength={600}
            rows={4}
            {...textAt('about')}
          />
          <FieldGroup legend={t('candidate.worked', 'Where you worked (optional)')}>
            {entries.map((entry, place) => (
              <Worked
                // Entries have no id; they are added and taken out at their place.
                key={place}
                entry={entry}
                errorOf={(field) => errors[`experiences.${place}.${field}`]}
                onChange={(next) =>
                  change({
                    experiences: entries.map((one, at) => (at === place ? { ...one, ...next } : one)),
                  })
                }
                onRemove={() => change({ experiences: entries.filter((_, at) => at !== place) })}
              />
            ))}
            {entries.length < mostExperiences && (
              <div>
                <Button tone="plain" small onClick={() => change({ experiences: [...entries, none] })}>
                  {t('candidate.worked.add', 'Add a workplace')}
                </Button>
              </div>
            )}
          </FieldGroup>
        </>
      )}
    </StepForm>
  );
}
