import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { previewLimit, setLimit } from '@nukkad/contract/money/pay-later/office-pay-later.api';
import { seenOfLimit } from '@nukkad/contract/money/pay-later/pay-later.api';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../platform/api-error.ts';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Facts } from '../../ui/facts.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';

/** What it would change, asked when the typing pauses. */
function useEffectOf(userId: string, limit: number | null) {
  const [asked] = useDebouncedValue(limit, 300);
  return useAsked(
    previewLimit,
    { params: { userId }, body: { limit: asked ?? 0 } },
    { enabled: asked !== null, placeholderData: keepPreviousData, retry: false },
  );
}

/** A limit in place of the one by the rules; 0 ends paying later. */
export function LimitDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [limit, setWanted] = useState<number | null>(null);
  const { data: effect, error } = useEffectOf(userId, limit);
  const nothing = { before: 0, needsSecond: false };
  const { fields, errors, change, dialog } = useSaving({
    endpoint: setLimit,
    initial: { why: '' },
    bodyOf: ({ why }) => ({ limit: limit ?? 0, why, seen: seenOfLimit(effect ?? nothing) }),
    params: { userId },
    said: (saved) =>
      saved.waits
        ? t('common.anotherAdminMustDecide', 'Another Admin must decide.')
        : t('payLater.wasSet', 'The limit is now {{sum}}.', { sum: inRupees(saved.limit) }),
    onClose,
  });
  return (
    <DialogForm
      title={t('payLater.setLimit', 'Set limit')}
      doIt={
        effect?.needsSecond
          ? t('payLater.askSecond', 'Ask another Admin')
          : t('payLater.setLimit', 'Set limit')
      }
      {...dialog}
    >
      <MoneyField
        label={t('payLater.newLimit', 'New limit')}
        paise={limit}
        error={errors['limit']}
        onPaise={setWanted}
        required
      />
      <Text size="sm" c="dimmed">
        {t('payLater.zero', '₹0 ends paying later. Open amounts remain due.')}
      </Text>
      {error ? (
        <Text size="sm" role="alert">
          {sentenceOf(error)}
        </Text>
      ) : null}
      {effect && !error ? (
        <Facts
          columns={{ base: 2 }}
          facts={[
            [t('payLater.limit', 'Limit'), inRupees(effect.before)],
            [t('payLater.used', 'Used'), inRupees(effect.used)],
          ]}
        />
      ) : null}
      {effect?.needsSecond ? (
        <Text size="sm">
          {t('payLater.aboveLimit', 'Above what one Admin may allow: another has to agree.')}
        </Text>
      ) : null}
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
