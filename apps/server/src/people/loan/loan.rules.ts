/** How a loan is paid back: equal parts of the loan, and interest of a month on what is left of it. All in paise. */

export interface LoanTerms {
  readonly amountPaise: number;
  readonly instalments: number;
  /** A year, in hundredths of a percent. */
  readonly rateHundredths: number;
  /** YYYY-MM-01. */
  readonly firstMonth: string;
  readonly pausedMonths: readonly string[];
}

export interface LoanBook {
  /** The last month whose interest was charged; null: none. */
  readonly chargedTo: string | null;
  readonly interestPaise: number;
  readonly interestPaidPaise: number;
  readonly repaidPaise: number;
}

export type LoanState = LoanTerms & LoanBook;

/** `month` moved by `months`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 10);
}

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
/** Months from the first to the last, both included; none where it lies before. */
const monthsBetween = (from: string, to: string): number =>
  Math.max(0, monthNumber(to) - monthNumber(from) + 1);

/** Of one month: a twelfth of the yearly rate, rounded to the paisa. */
const interestOfMonth = (left: number, rateHundredths: number): number =>
  Math.round((left * rateHundredths) / 120_000);

/** Interest of the months up to this one that were not charged yet, by month. */
export function interestToCharge(
  loan: LoanState,
  month: string,
): readonly { readonly month: string; readonly paise: number }[] {
  const from = loan.chargedTo === null ? loan.firstMonth : addMonths(loan.chargedTo, 1);
  const paise = interestOfMonth(loan.amountPaise - loan.repaidPaise, loan.rateHundredths);
  if (paise === 0) return [];
  return Array.from({ length: monthsBetween(from, month) }, (_, at) => ({
    month: addMonths(from, at),
    paise,
  }));
}

/** With the interest of the months up to this one. */
function chargedUpTo<Loan extends LoanState>(loan: Loan, month: string): Loan {
  const charged = interestToCharge(loan, month).reduce((sum, { paise }) => sum + paise, 0);
  const isLater = month >= loan.firstMonth && (loan.chargedTo === null || month > loan.chargedTo);
  return {
    ...loan,
    interestPaise: loan.interestPaise + charged,
    chargedTo: isLater ? month : loan.chargedTo,
  };
}

/** What is owed of it as its book stands. */
export const leftOf = ({ amountPaise, interestPaise, interestPaidPaise, repaidPaise }: LoanState): number =>
  amountPaise - repaidPaise + interestPaise - interestPaidPaise;

/** What is owed once the interest of this month is charged. */
export const leftIn = (loan: LoanState, month: string): number => leftOf(chargedUpTo(loan, month));

/** How much of the loan itself the salaries up to this month should have paid back; the last part takes what is left over. */
function partsUpTo({ amountPaise, instalments, firstMonth, pausedMonths }: LoanTerms, month: string): number {
  const paused = pausedMonths.filter((one) => one >= firstMonth && one <= month).length;
  const due = Math.min(instalments, monthsBetween(firstMonth, month) - paused);
  return due === instalments ? amountPaise : Math.floor(amountPaise / instalments) * due;
}

export const isPausedIn = ({ pausedMonths }: LoanTerms, month: string): boolean =>
  pausedMonths.includes(month);

/** What the salary of a month takes, with what earlier ones could not; a last salary takes all that is left. */
export function dueIn(loan: LoanState, month: string, isLast: boolean): number {
  const charged = chargedUpTo(loan, month);
  if (isLast) return leftOf(charged);
  if (month < loan.firstMonth || isPausedIn(loan, month)) return 0;
  const interest = charged.interestPaise - charged.interestPaidPaise;
  return interest + Math.max(0, partsUpTo(loan, month) - loan.repaidPaise);
}

/** After a payment: interest of the months up to this one is charged and paid first. At most what is left. */
export function afterPayment<Loan extends LoanState>(loan: Loan, month: string, paise: number): Loan {
  const charged = chargedUpTo(loan, month);
  const interest = Math.min(paise, charged.interestPaise - charged.interestPaidPaise);
  return {
    ...charged,
    interestPaidPaise: charged.interestPaidPaise + interest,
    repaidPaise: charged.repaidPaise + paise - interest,
  };
}

export interface Planned {
  readonly month: string;
  readonly isPaused: boolean;
  readonly interest: number;
  readonly amount: number;
  readonly left: number;
}

/** The months from one on, as they come if every instalment fits, until nothing is left. */
export function planFrom(loan: LoanState, from: string): readonly Planned[] {
  const plan: Planned[] = [];
  let state = loan;
  let month = from < loan.firstMonth ? loan.firstMonth : from;
  while (leftOf(state) > 0) {
    const amount = dueIn(state, month, false);
    const before = state.interestPaidPaise;
    state = amount > 0 ? afterPayment(state, month, amount) : state;
    const interest = state.interestPaidPaise - before;
    plan.push({ month, isPaused: isPausedIn(loan, month), interest, amount, left: leftOf(state) });
    month = addMonths(month, 1);
  }
  return plan;
}
