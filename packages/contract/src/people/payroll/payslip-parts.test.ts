import { expect, test } from 'vitest';
import { partOf, sumsOfParts } from './payslip-parts.ts';

const line = (kind: Parameters<typeof partOf>[0]['kind'], type: 'EARNING' | 'DEDUCTION', amount: number) => ({
  kind,
  type,
  amount,
});

test('days without pay lessen what was earned, and expenses are no pay', () => {
  const lines = [
    line('component', 'EARNING', 3_000_000),
    line('unpaid_days', 'DEDUCTION', 200_000),
    line('days_away', 'DEDUCTION', 100_000),
    line('expense', 'EARNING', 50_000),
    line('professional_tax', 'DEDUCTION', 20_000),
    line('advance', 'DEDUCTION', 30_000),
  ];
  expect(sumsOfParts(lines)).toEqual({ earned: 2_700_000, deducted: 50_000, paidBack: 50_000 });
  expect(partOf({ kind: 'provident_fund', type: 'EMPLOYER_CONTRIBUTION' })).toBe('employer');
});
