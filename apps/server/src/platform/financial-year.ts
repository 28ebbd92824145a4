import { istDay } from '@nukkad/contract/kernel/time';

const april = 4;
const hundred = 100;

/** April to March in Asia/Kolkata, e.g. 2627. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = istDay(at).split('-').map(Number);
  const starts = month >= april ? year : year - 1;
  const two = (value: number) => String(value % hundred).padStart(2, '0');
  return two(starts) + two(starts + 1);
}
