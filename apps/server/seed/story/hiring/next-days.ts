import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { newId } from '../../../src/platform/id.ts';
import type { Random } from '../../random.ts';

/** A key of its own for each call that wants one. */
export const key = () => ({ key: newId() });

/** So many days later, within these hours in India. */
export const onDay = (
  from: Date,
  random: Random,
  days: number,
  [first, last]: readonly [number, number],
): Date => istInstant(addDays(istDay(from), days), random.between(first * 60, last * 60 - 1));
