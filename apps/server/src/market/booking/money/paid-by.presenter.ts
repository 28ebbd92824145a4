import type { BookingMoney, PaidByWay } from '@nukkad/contract/market/booking/booking-money.model';
import { paidBy } from '@nukkad/contract/market/booking/booking-money.told';

/** How the bill was paid. Credit and paying later are the buyer's own affair: to the others it was not cash. */
function presentPaidBy({ entries }: Pick<BookingMoney, 'entries'>, toBuyer: boolean): PaidByWay[] {
  const ways = paidBy(entries);
  if (toBuyer) return ways;
  const sumOf = (isCash: boolean) =>
    ways.reduce((sum, { way, amount }) => ((way === 'cash') === isCash ? sum + amount : sum), 0);
  const both = [
    { way: 'online', amount: sumOf(false) },
    { way: 'cash', amount: sumOf(true) },
  ] as const;
  return both.filter(({ amount }) => amount > 0);
}

/** The story of the money is its buyer's; the others read how the bill was paid. */
export const presentMoneyTo = (money: BookingMoney, toBuyer: boolean) => ({
  money: toBuyer ? money : null,
  paidBy: presentPaidBy(money, toBuyer),
});
