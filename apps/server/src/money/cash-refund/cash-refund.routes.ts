import * as api from '@nukkad/contract/money/cash-refund/cash-refund.api';
import * as office from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { CashRefundDependencies } from './cash-refund.interface.ts';
import { chooseAccount } from './choose-account.ts';
import { chooseCredit } from './choose-credit.ts';
import { decideCashRefund, retryCashRefund } from './office/decide-cash-refund.ts';
import { listOfficeCashRefunds } from './office/list-office.ts';
import { listOwn } from './read-own.ts';

export const cashRefundRoutes = (deps: CashRefundDependencies): readonly Route[] => [
  route(api.listCashRefunds, (call) => listOwn(deps, call)),
  route(api.chooseAccount, (call) => chooseAccount(deps, call)),
  route(api.chooseCredit, (call) => chooseCredit(deps, call)),
  route(office.listOfficeCashRefunds, (call) => listOfficeCashRefunds(deps, call)),
  route(office.decideCashRefund, (call) => decideCashRefund(deps, call)),
  route(office.retryCashRefund, (call) => retryCashRefund(deps, call)),
];
