import { type EarningDependencies, createEarningDomain } from './money/earning/index.ts';
import { type OverviewDependencies, createOverviewDomain } from './office/overview/index.ts';
import type { Domain } from './platform/domain.ts';

/** What partners read of their earnings, and the first pages, which show them; neither has rows. */
export function composeEarnings(
  parts: Omit<OverviewDependencies, 'earning'> & EarningDependencies,
): readonly Domain[] {
  const earning = createEarningDomain(parts);
  return [earning, createOverviewDomain({ ...parts, earning })];
}
