import { keysIn } from '@nukkad/contract/kernel/record';
import type { ApprovalCard, ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { ComponentType } from 'react';
import { CorrectionKind } from './correction-kind.tsx';
import { CompensatoryKind } from './compensatory-kind.tsx';
import { ExpenseKind } from './expense-kind.tsx';
import { LeaveKind } from './leave-kind.tsx';
import { LoanKind } from './loan-kind.tsx';
import { TravelKind } from './travel-kind.tsx';

/**
 * What a reviewer decides on, with the buttons of the decision, by kind of request; each in a file of its own here, where
 * the features of the kind and of approvals meet. A kind that people can ask for has a line here.
 */
export const approvalKindViews: Readonly<
  Partial<Record<ApprovalKindName, ComponentType<{ request: ApprovalCard }>>>
> = {
  leave: LeaveKind,
  expense: ExpenseKind,
  travel: TravelKind,
  regularisation: CorrectionKind,
  loan: LoanKind,
  compensatory_leave: CompensatoryKind,
};

export const askedKinds = keysIn(approvalKindViews);
