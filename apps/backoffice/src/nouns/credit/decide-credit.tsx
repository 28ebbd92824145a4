import { Text } from '@mantine/core';
import { seenOfCreditDecision } from '@nukkad/contract/money/credit/credit.api';
import { decideCreditGift, type getOfficeCredit } from '@nukkad/contract/money/credit/office-credit.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useState } from 'react';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';

type Waiting = NonNullable<EndpointOutput<typeof getOfficeCredit>['waiting']>;

/** A second Admin sees what the first one asked for, and decides. */
export function DecideCredit({
  userId,
  waiting,
  onClose,
}: {
  userId: string;
  waiting: Waiting;
  onClose: () => void;
}) {
  const [shown] = useState(waiting);
  const sum = inRupees(shown.amount);
  return (
    <DecideForm
      title={t('credit.decide', 'Decide on credit')}
      name={t('credit.sum', '{{sum}} credit', { sum })}
      endpoint={decideCreditGift}
      bodyOf={(answer) => ({ ...answer, seen: seenOfCreditDecision(shown) })}
      params={{ userId }}
      onClose={onClose}
    >
      <Text size="sm">
        {t('credit.wanted', '{{name}} asks to give {{sum}} credit: {{why}}', {
          name: shown.askedBy,
          sum,
          why: shown.why,
        })}
      </Text>
    </DecideForm>
  );
}
