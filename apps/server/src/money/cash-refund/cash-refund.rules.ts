import type { Destination } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import type { Paise } from '@nukkad/contract/kernel/money';

/** Dated rows of `setting` under `cash_refund.rules`. */
export interface CashRefundRules {
  /** More than this is sent after two Admins have agreed. */
  readonly fourEyesAbovePaise: Paise;
}

export const defaultRules: CashRefundRules = { fourEyesAbovePaise: 500_000 };

export const needsApproval = ({ fourEyesAbovePaise }: CashRefundRules, amountPaise: Paise): boolean =>
  amountPaise > fourEyesAbovePaise;

/** What is shown of an account: enough for its owner to know it, too little for anyone else to use it. */
export function hintOf(to: Destination): string {
  if (to.kind === 'bank') return to.accountNumber.slice(-4);
  const [name = '', app = ''] = to.upiId.split('@');
  return `${name.slice(0, 2)}•••@${app}`;
}

/** The part of it that is sealed. */
export const numberOf = (to: Destination): string => (to.kind === 'bank' ? to.accountNumber : to.upiId);
