import { mostCandidateSkills, mostTrades } from '@nukkad/contract/hiring/candidate/candidate.model';
import { listSkills } from '@nukkad/contract/hiring/skill/skill.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import type { StepProps } from './profile-steps.ts';
import { StepForm } from './step-form.tsx';

const mostListed = 100;
const idsOf = (named: readonly { readonly skillId: string }[]) => named.map(({ skillId }) => skillId);
const optionsOf = (named: readonly { readonly skillId: string; readonly name: string }[]) =>
  named.map(({ skillId, name }) => ({ value: skillId, label: name }));

/** The first trade that is chosen is the main one. */
export function WorkStep({ profile, ...step }: StepProps) {
  const { t } = useTranslation();
  const trades = useAsked(listSkills, { query: { kind: 'trade', limit: mostListed } });
  return (
    <Loaded query={trades} waiting={<FormSkeleton />}>
      {({ items }) => (
        <StepForm
          {...step}
          initial={{ tradeIds: idsOf(profile.trades) }}
          bodyOf={(typed) => typed}
          incomplete={({ tradeIds }) => tradeIds.length === 0}
        >
          {({ fields, errors, change }) => (
            <CheckList
              label={t('candidate.trades', 'Choose up to {{most}}, your main work first', {
                most: mostTrades,
              })}
              name="tradeIds"
              options={optionsOf(items)}
              values={fields.tradeIds}
              most={mostTrades}
              onChange={(tradeIds) => change({ tradeIds: [...tradeIds] })}
              error={errors['tradeIds']}
            />
          )}
        </StepForm>
      )}
    </Loaded>
  );
}

/** Those of the main trade, and of any trade; what was chosen before stays. */
export function SkillsStep({ profile, ...step }: StepProps) {
  const { t } = useTranslation();
  const tradeId = profile.trades[0]?.skillId;
  const skills = useAsked(listSkills, {
    query: { kind: 'skill', ...(tradeId && { tradeId }), limit: mostListed },
  });
  return (
    <Loaded query={skills} waiting={<FormSkeleton />}>
      {({ items }) => {
        const listed = new Set(idsOf(items));
        const others = profile.skills.filter(({ skillId }) => !listed.has(skillId));
        return (
          <StepForm {...step} initial={{ skillIds: idsOf(profile.skills) }} bodyOf={(typed) => typed}>
            {({ fields, errors, change }) => (
              <CheckList
                label={t('candidate.skills', 'Tick all that you can do')}
                name="skillIds"
                options={optionsOf([...others, ...items])}
                values={fields.skillIds}
                most={mostCandidateSkills}
                onChange={(skillIds) => change({ skillIds: [...skillIds] })}
                error={errors['skillIds']}
              />
            )}
          </StepForm>
        );
      }}
    </Loaded>
  );
}
