import { t } from '../../platform/words.ts';
import { NumberInput, SegmentedControl, SimpleGrid, Stack } from '@mantine/core';
import { MoneyField } from '../../ui/money-field.tsx';
import type { Terms } from './terms.ts';

export interface FieldsProps {
  readonly terms: Terms;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (next: Partial<Terms>) => void;
}

/** How much it takes off, and from what sum on. */
export function WorthFields({ terms, errors, change }: FieldsProps) {
  const isPercent = terms.percent !== null;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('coupon.discountType', 'Discount type')}
        fullWidth
        data={[
          { value: 'percent', label: t('coupon.percentage', 'Percentage') },
          { value: 'amount', label: t('coupon.amount', 'Amount') },
        ]}
        value={isPercent ? 'percent' : 'amount'}
        onChange={(kind) =>
          change(
            kind === 'percent'
              ? { percent: 10, amountPaise: null }
              : { percent: null, amountPaise: 10_000, mostPaise: null },
          )
        }
      />
      <SimpleGrid cols={{ base: 1, xs: isPercent ? 3 : 2 }}>
        {isPercent ? (
          <>
            <NumberInput
              label={t('coupon.discountInPercent', 'Discount in percent')}
              required
              suffix="%"
              min={1}
              max={100}
              allowDecimal={false}
              hideControls
              value={terms.percent ?? ''}
              error={errors['percent']}
              onChange={(value) => change({ percent: Number(value) })}
            />
            <MoneyField
              label={t('coupon.maximumDiscountOptional', 'Maximum discount (optional)')}
              paise={terms.mostPaise}
              error={errors['mostPaise']}
              onPaise={(mostPaise) => change({ mostPaise })}
            />
          </>
        ) : (
          <MoneyField
            label={t('coupon.discountAmount', 'Discount amount')}
            required
            paise={terms.amountPaise}
            error={errors['amountPaise']}
            onPaise={(paise) => change({ amountPaise: paise ?? 0 })}
          />
        )}
        <MoneyField
          label={t('coupon.minimumOrder', 'Minimum order')}
          paise={terms.leastServicesPaise}
          error={errors['leastServicesPaise']}
          zero
          onPaise={(paise) => change({ leastServicesPaise: paise ?? 0 })}
        />
      </SimpleGrid>
    </Stack>
  );
}
