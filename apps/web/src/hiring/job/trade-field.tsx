import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { QuickSearch } from '../../ui/field/quick-search.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { CardHead, Stack, Text } from '../../ui/page/parts.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { findTrades, useTrades } from './job.queries.ts';

interface Trade {
  readonly tradeId: string;
  readonly tradeName: string;
}

/** A job title of the taxonomy: found by typing, also as people say it, or chosen from all. */
export function TradeField({
  trade,
  error,
  onTrade,
}: {
  trade: Trade;
  error: string | undefined;
  onTrade: (trade: Trade) => void;
}) {
  const { t } = useTranslation();
  const all = useTrades().data?.items ?? [];
  const label = t('posting.trade', 'Job title');
  if (trade.tradeId)
    return (
      <Card quiet>
        <CardHead>
          <span>
            {label}: <Text weight={700}>{trade.tradeName}</Text>
          </span>
          <Button tone="plain" small onClick={() => onTrade({ tradeId: '', tradeName: '' })}>
            {t('posting.trade.change', 'Change')}
          </Button>
        </CardHead>
      </Card>
    );
  const options = (skills: typeof all) =>
    skills.map(({ skillId, name }) => ({ key: skillId, label: name, name }));
  return (
    <Stack gap={0.75}>
      <QuickSearch
        label={label}
        placeholder={t('posting.trade.hint', 'For example plumber or electrician')}
        minimum={1}
        find={async (q, signal) => options([...(await findTrades(q, signal))])}
        onChoose={({ key, name }) => onTrade({ tradeId: key, tradeName: name })}
      />
      <SelectField
        label={t('posting.trade.all', 'Or choose from the list')}
        value=""
        options={[
          { value: '', label: t('posting.trade.none', 'Choose…') },
          ...all.map(({ skillId, name }) => ({ value: skillId, label: name })),
        ]}
        onChange={({ target }) => {
          const chosen = all.find(({ skillId }) => skillId === target.value);
          if (chosen) onTrade({ tradeId: chosen.skillId, tradeName: chosen.name });
        }}
      />
      <Refusal>{error ? t('posting.trade.missing', 'Choose a job title.') : ''}</Refusal>
    </Stack>
  );
}
