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
        aria-label="Discount type"
        fullWidth
        data={[
          { value: 'percent', label: 'A percentage' },
          { value: 'amount', label: 'An amount' },
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
              label="Percent of the services"
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
              label="At most"
              paise={terms.mostPaise}
              error={errors['mostPaise']}
              onPaise={(mostPaise) => change({ mostPaise })}
            />
          </>
        ) : (
          <MoneyField
            label="Amount"
            required
            paise={terms.amountPaise}
            error={errors['amountPaise']}
            onPaise={(paise) => change({ amountPaise: paise ?? 0 })}
          />
        )}
        <MoneyField
          label="For services from"
          paise={terms.leastServicesPaise}
          error={errors['leastServicesPaise']}
          zero
          onPaise={(paise) => change({ leastServicesPaise: paise ?? 0 })}
        />
      </SimpleGrid>
    </Stack>
  );
}
