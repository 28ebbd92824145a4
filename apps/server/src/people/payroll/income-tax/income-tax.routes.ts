import * as api from '@nukkad/contract/people/payroll/income-tax.api';
import * as beside from '@nukkad/contract/people/payroll/perquisite.api';
import * as deposits from '@nukkad/contract/people/payroll/tax-deposit.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { openProof, proveClaim, removeClaim, reviewClaim } from './change-claim.ts';
import { addPerquisite, editPerquisite, removePerquisite } from './change-perquisite.ts';
import { chooseRegime } from './choose-regime.ts';
import { declareClaim } from './declare-claim.ts';
import { fileStatement } from './file-statement.ts';
import { getCertificate } from './get-certificate.ts';
import { getStatement } from './get-statement.ts';
import { getDeposits } from './read-deposits.ts';
import { getPerquisites } from './read-perquisites.ts';
import { getTaxPerson, listTaxPeople } from './read-tax.ts';
import { editChallan, recordChallan, removeChallan } from './record-challan.ts';
import { editTaxSetting, readTaxSetting } from './tax-setting.ts';

export const incomeTaxRoutes = (deps: PayrollDependencies): readonly Route[] => [
  route(api.getTaxPerson, (call) => getTaxPerson(deps, call, call.input.query)),
  route(api.chooseTaxRegime, (call) => chooseRegime(deps, call, call.input.body)),
  route(api.declareTaxClaim, (call) => declareClaim(deps, call, call.input.body)),
  route(api.removeTaxClaim, (call) => removeClaim(deps, call, call.input.query)),
  route(api.reviewTaxClaim, (call) => reviewClaim(deps, call, call.input.body)),
  route(api.proveTaxClaim, (call) => proveClaim(deps, call, call.input.body)),
  route(api.openTaxProof, (call) => openProof(deps, call, call.input.query)),
  route(api.listTaxPeople, (call) => listTaxPeople(deps, call, call.input.query)),
  route(api.getTaxSetting, (call) => readTaxSetting(deps, call, call.input.query)),
  route(api.editTaxSetting, (call) => editTaxSetting(deps, call, call.input.body)),
  route(api.getTaxCertificate, (call) => getCertificate(deps, call, call.input.query)),
  route(api.getTaxStatement, (call) => getStatement(deps, call, call.input.query)),
  route(beside.getPerquisites, (call) => getPerquisites(deps, call, call.input.query)),
  route(beside.addPerquisite, (call) => addPerquisite(deps, call, call.input.body)),
  route(beside.editPerquisite, (call) => editPerquisite(deps, call, call.input.body)),
  route(beside.removePerquisite, (call) => removePerquisite(deps, call, call.input.query)),
  route(deposits.getTaxDeposits, (call) => getDeposits(deps, call, call.input.query)),
  route(deposits.recordTaxChallan, (call) => recordChallan(deps, call, call.input.body)),
  route(deposits.editTaxChallan, (call) => editChallan(deps, call, call.input.body)),
  route(deposits.removeTaxChallan, (call) => removeChallan(deps, call, call.input.query)),
  route(deposits.fileTaxStatement, (call) => fileStatement(deps, call, call.input.body)),
];
