import { Select } from '@mantine/core';
import { listSkills } from '@nukkad/contract/hiring/skill/skill.api';
import { useAsked } from '../../platform/asked.ts';
import { type Option, withChosen } from '../../platform/cities.query.ts';
import { t } from '../../platform/words.ts';

/** There are some dozens. */
const query = { kind: 'trade', limit: 100 } as const;

/** One of the trades in use. */
export function TradeSelect({
  placeholder,
  description,
  value,
  own,
  error,
  onChange,
}: {
  /** What none means. */
  placeholder: string;
  description?: string;
  /** Its id; null: none is chosen. */
  value: string | null;
  /** The chosen one, where it may be retired. */
  own?: Option | undefined;
  error?: string | undefined;
  onChange: (tradeId: string | null) => void;
}) {
  const { data } = useAsked(listSkills, { query });
  const trades = (data?.items ?? []).map(({ skillId, name }) => ({ value: skillId, label: name }));
  const isKnown = trades.some((one) => one.value === own?.value);
  return (
    <Select
      label={t('skill.kind.trade', 'Trade')}
      placeholder={placeholder}
      description={description}
      clearable
      searchable
      openOnFocus={false}
      data={withChosen(trades, own && !isKnown ? [own] : [])}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
