import { Checkbox, Text } from '@mantine/core';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';

/** What the customer owes for it, and that an Admin may let it go. */
export function ChargeChoice({
  fee,
  waive,
  words,
  onChange,
}: {
  fee: number;
  waive: boolean;
  /** How the charge is taken. */
  words: string;
  onChange: (waive: boolean) => void;
}) {
  if (fee === 0) return <Text size="sm">{t('desk.noCharge', 'There is no charge now.')}</Text>;
  return (
    <>
      {waive ? null : <Text size="sm">{words}</Text>}
      <Checkbox
        label={t('desk.waive', 'Waive the charge')}
        description={t('desk.waiveWords', 'The charge of {{fee}} is not taken. The audit log says so.', {
          fee: inRupees(fee),
        })}
        checked={waive}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </>
  );
}
