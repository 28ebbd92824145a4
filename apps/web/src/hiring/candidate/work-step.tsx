import { mostCandidateSkills, mostTrades } from '@nukkad/contract/hiring/candidate/candidate.model';
import { listSkills } from '@nukkad/contract/hiring/skill/skill.api';
import type { Skill } from '@nukkad/contract/hiring/skill/skill.model';
import { useDeferredValue, useState } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import type { StepProps } from './profile-steps.ts';
import { StepForm } from './step-form.tsx';

const mostListed = 100;
const idsOf = (named: readonly { readonly skillId: string }[]) => named.map(({ skillId }) => skillId);
const optionsOf = (named: readonly { readonly skillId: string; readonly name: string }[]) =>
  named.map(({ skillId, name }) => ({ value: skillId, label: name }));

type Named = Pick<Skill, 'skillId' | 'name'>;

/** Those that fit the words, also misspelt or Hindi in Latin letters; what is chosen stays in sight. */
function useFound(
  all: readonly Named[],
  words: string,
  chosen: readonly string[],
): { readonly shown: readonly Named[]; readonly isNone: boolean } {
  const asked = useDeferredValue(words.trim());
  const found = useAsked(
    listSkills,
    asked ? { query: { kind: 'trade', q: asked, limit: mostListed } } : null,
    { placeholderData: (before) => before },
  );
  if (!asked || !found.data) return { shown: all, isNone: false };
  const { items } = found.data;
  const listed = new Set(idsOf(items));
  const kept = all.filter(({ skillId }) => chosen.includes(skillId) && !listed.has(skillId));
  return { shown: [...kept, ...items], isNone: items.length === 0 };
}

function Trades({
  all,
  chosen,
  error,
  onChange,
}: {
  all: readonly Named[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const { shown, isNone } = useFound(all, words, chosen);
  return (
    <>
      <TextField
        type="search"
        label={t('candidate.trades.search', 'Search your work')}
        maxLength={60}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isNone && (
        <Note role="status">
          {t('candidate.trades.none', 'No work is called that here. Try another word.')}
        </Note>
      )}
      <CheckList
        label={t('candidate.trades', 'Choose up to {{most}}, your main work first', { most: mostTrades })}
        name="tradeIds"
        options={optionsOf(shown)}
        values={chosen}
        most={mostTrades}
        onChange={onChange}
        error={error}
      />
    </>
  );
}

/** The first trade that is chosen is the main one. */
export function WorkStep({ profile, ...step }: StepProps) {
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
            <Trades
              all={items}
              chosen={fields.tradeIds}
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
