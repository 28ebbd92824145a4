import { Select } from '@mantine/core';
import type { OfficeSkill } from '@nukkad/contract/hiring/skill/skill-office.api';
import { wageLevels } from '@nukkad/contract/hiring/skill/skill.noun';
import { t } from '../../platform/words.ts';
import { everyTrade, levelWords } from './skill-words.ts';
import { TradeSelect } from './trade-select.tsx';

type OfKind = Pick<OfficeSkill, 'kind' | 'tradeId' | 'wageLevel'>;

/** The level of a trade, or the trade of a skill. */
export function KindFields({
  fields: { kind, tradeId, wageLevel },
  errors,
  skill,
  change,
}: {
  fields: OfKind;
  errors: Readonly<Record<string, string>>;
  /** As it is saved; null: it is new. */
  skill: OfficeSkill | null;
  change: (changes: Partial<OfKind>) => void;
}) {
  if (kind === 'trade')
    return (
      <Select
        label={t('skill.level', 'Wage level')}
        description={t('skill.levelHint', 'Minimum wages are checked by it.')}
        required
        allowDeselect={false}
        data={wageLevels.map((value) => ({ value, label: levelWords[value] }))}
        value={wageLevel ?? 'skilled'}
        error={errors['wageLevel']}
        onChange={(value) => change({ wageLevel: wageLevels.find((one) => one === value) ?? 'skilled' })}
      />
    );
  const own = skill?.tradeId ? { value: skill.tradeId, label: skill.tradeName ?? skill.tradeId } : undefined;
  return (
    <TradeSelect
      placeholder={everyTrade}
      description={t('skill.tradeHint', 'Leave it empty for skills of every trade.')}
      value={tradeId}
      own={own}
      error={errors['tradeId']}
      onChange={(chosen) => change({ tradeId: chosen })}
    />
  );
}
