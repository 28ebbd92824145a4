/** What the office does with a loan: hand over, drop, pause, take the pause back, note what was given back. */
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type {
  dropLoan as dropCall,
  handOverLoan as handOverCall,
  pauseLoan as pauseCall,
  repayLoan as repayCall,
} from '@nukkad/contract/people/loan/loan.api';
import { loanErrors, type LoanVerb } from '@nukkad/contract/people/loan/loan.noun';
import type { LoanAnswer } from '@nukkad/contract/people/loan/loan.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { checkFirstMonth, checkHanded } from './loan.checks.ts';
import type { LoanDependencies } from './loan.interface.ts';
import { afterPayment, leftIn, leftOf, monthOf } from './loan.rules.ts';
import type { LoanRow } from './loan.store.ts';
import { loanTransitions } from './loan.transitions.ts';
import { planOf, presentLoan } from './read-loans.ts';
import { writePayment } from './write-payment.ts';
import { organisationOf } from '../../platform/viewer.ts';

interface Asked {
  readonly loanId: string;
  readonly version: number;
}
type OfficeVerb = Extract<LoanVerb, 'drop' | 'hand_over' | 'pause' | 'repay' | 'resume'>;

/** 404, 403 and 409, also where it was changed since it was read. */
async function lockAsRead<Verb extends OfficeVerb>(
  tx: Tx,
  { viewer }: SignedInCall,
  verb: Verb,
  { loanId, version }: Asked,
) {
  const allowed = await loanTransitions.lockTo(tx, viewer, verb, {
    organisationId: organisationOf(viewer),
    loanId,
  });
  if (allowed.row.version !== version) refuse(loanErrors.loan_moved_on, { present: allowed.row.status });
  return allowed;
}

export function handOverLoan(
  deps: LoanDependencies,
  call: SignedInCall,
  { day, method, reference = '', firstMonth, ...asked }: EndpointParsed<typeof handOverCall>['body'],
): Promise<LoanAnswer> {
  const { now } = call;
  checkFirstMonth(firstMonth, now);
  checkHanded({ day, method, reference }, now);
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, loanTransitions.verb.hand_over, asked);
    const changes = { givenOn: day, method, reference, firstMonth };
    const row = await loanTransitions.move(tx, allowed, { now, changes });
    await deps.approval.paySystem(tx, now, { requestId: row.loanId, paise: row.amountPaise });
    return presentLoan(deps, tx, call, row);
  });
}

export function dropLoan(
  deps: LoanDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof dropCall>['body'],
): Promise<LoanAnswer> {
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, loanTransitions.verb.drop, asked);
    return presentLoan(deps, tx, call, await loanTransitions.move(tx, allowed, { now: call.now }));
  });
}

export function pauseLoan(
  deps: LoanDependencies,
  call: SignedInCall,
  { month, isPaused, ...asked }: EndpointParsed<typeof pauseCall>['body'],
): Promise<LoanAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(
      tx,
      call,
      isPaused ? loanTransitions.verb.pause : loanTransitions.verb.resume,
      asked,
    );
    const { row } = allowed;
    const planned = (await planOf(tx, row, now)).find((one) => one.month === month);
    if (!planned || planned.isPaused === isPaused) refuse(loanErrors.loan_pause_month);
    const others = row.pausedMonths.filter((one) => one !== month);
    const changes = { pausedMonths: isPaused ? [...others, month] : others };
    return presentLoan(deps, tx, call, await loanTransitions.move(tx, allowed, { now, changes }));
  });
}

/** The interest of a month that has begun is paid with it. */
export function repayLoan(
  deps: LoanDependencies,
  call: SignedInCall,
  { amount, day, method, reference = '', ...asked }: EndpointParsed<typeof repayCall>['body'],
): Promise<LoanAnswer> {
  const { viewer, now } = call;
  checkHanded({ day, method, reference }, now);
  const month = monthOf(istDay(now));
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, loanTransitions.verb.repay, asked);
    const before: LoanRow = allowed.row;
    if (amount > leftIn(before, month)) refuse(loanErrors.loan_repay_more);
    const after = afterPayment(before, month, amount);
    const to = leftOf(after) === 0 ? ('closed' as const) : ('running' as const);
    const row = await loanTransitions.move(tx, allowed, { now, to, changes: after });
    const entry = { kind: 'repayment' as const, month: null, onDay: day, method, reference };
    await writePayment(tx, { before, row }, month, {
      ...entry,
      amountPaise: amount,
      createdBy: viewer.userId,
    });
    return presentLoan(deps, tx, call, row);
  });
}
