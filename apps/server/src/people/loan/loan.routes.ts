import * as api from '@nukkad/contract/people/loan/loan.api';
import { type Route, route } from '../../platform/http/route.ts';
import { askForLoan, editLoan } from './ask-for-loan.ts';
import { giveLoan } from './give-loan.ts';
import type { LoanDependencies } from './loan.interface.ts';
import { dropLoan, handOverLoan, pauseLoan, repayLoan } from './move-loan.ts';
import { getLoan, listLoans } from './read-loans.ts';

export const loanRoutes = (deps: LoanDependencies): readonly Route[] => [
  route(api.listLoans, (call) => listLoans(deps, call, call.input.query)),
  route(api.getLoan, (call) => getLoan(deps, call, call.input.params)),
  route(api.askForLoan, (call) => askForLoan(deps, call, call.input.body)),
  route(api.editLoan, (call) => editLoan(deps, call, call.input.body)),
  route(api.withdrawLoan, (call) => deps.approval.withdraw(call, 'loan', call.input.query)),
  route(api.reviewLoan, (call) => deps.approval.decide(call, 'loan', call.input.body)),
  route(api.giveLoan, (call) => giveLoan(deps, call, call.input.body)),
  route(api.handOverLoan, (call) => handOverLoan(deps, call, call.input.body)),
  route(api.dropLoan, (call) => dropLoan(deps, call, call.input.body)),
  route(api.pauseLoan, (call) => pauseLoan(deps, call, call.input.body)),
  route(api.repayLoan, (call) => repayLoan(deps, call, call.input.body)),
];
