import { Text } from '@mantine/core';
import { decideLimit, type getOfficePayLater } from '@nukkad/contract/money/pay-later/office-pay-later.api';
import { seenOfLimitDecision } from '@nukkad/contract/money/pay-later/pay-later.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useState } from 'react';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';

type Waiting = NonNullable<EndpointOutput<typeof getOfficePayLater>['waiting']>;

/** A second Admin sees what the first one asked for, and decides. */
export function DecideLimit({
  userId,
  waiting,
  onClose,
}: {
  userId: string;
  waiting: Waiting;
  onClose: () => void;
}) {
  const [shown] = useState(waiting);
  const sum = inRupees(shown.limit);
  return (
    <DecideForm
      title={t('payLater.decide', 'Decide on a limit')}
      name={t('payLater.limitOf', 'Limit of {{sum}}', { sum })}
      endpoint={decideLimit}
      bodyOf={(answer) => ({ ...answer, seen: seenOfLimitDecision(shown) })}
      params={{ userId }}
      onClose={onClose}
    >
      <Text size="sm">
        {t('payLater.wanted', '{{name}} asks for a limit of {{sum}}: {{why}}', {
          name: shown.askedBy,
          sum,
          why: shown.why,
        })}
      </Text>
    </DecideForm>
  );
}
