import type { PaperDraft } from '@nukkad/contract/work/payment-book/party-paper.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import type { Chosen } from './paper-choices.tsx';
import { SumLine } from './paper-lines.tsx';
import { Stack } from '../../ui/page/parts.tsx';

type Parts = readonly { readonly lineAt: number; readonly amount: number }[];

/** What a credit note takes off each line of its bill. */
export function CreditParts({
  draft: { creditLines, content },
  onChoose,
  onWhole,
}: {
  draft: PaperDraft;
  onChoose: (changes: Chosen) => void;
  /** Whether the parts are the credit. */
  onWhole: (is: boolean) => void;
}) {
  const { t, locale } = useTranslation();
  const [parts, setParts] = useState<Parts>(
    content.lines.flatMap(({ lineAt, total }) => (lineAt === null ? [] : [{ lineAt, amount: total }])),
  );
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const set = (lineAt: number, amount: number | null) => {
    const others = parts.filter((part) => part.lineAt !== lineAt);
    const next = amount ? [...others, { lineAt, amount }] : others;
    setParts(next);
    const isWhole =
      next.reduce((all, part) => all + part.amount, 0) === content.total &&
      next.every((part) => part.amount <= (creditLines[part.lineAt]?.left ?? 0));
    onWhole(isWhole);
    if (isWhole) onChoose({ parts: next.toSorted((one, other) => one.lineAt - other.lineAt) });
  };
  return (
    <Stack gap={1} below={1.25}>
      {creditLines.map(({ lineAt, description, left }) => {
        const amount = parts.find((part) => part.lineAt === lineAt)?.amount ?? null;
        return (
          <MoneyField
            key={lineAt}
            label={description}
            hint={t('partyPaper.line.left', 'At most {{amount}}', { amount: formatMoney(left, locale) })}
            error={
              (amount ?? 0) > left ? t('partyPaper.line.above', 'More than is left of this line') : undefined
            }
            zero
            paise={amount}
            onPaise={(paise) => set(lineAt, paise)}
          />
        );
      })}
      <SumLine sum={sum} total={content.total} />
    </Stack>
  );
}
