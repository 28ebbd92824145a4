import * as api from '@nukkad/contract/people/payroll/payroll.api';
import * as structures from '@nukkad/contract/people/payroll/salary-structure.api';
import { type Route, route } from '../../platform/http/route.ts';
import { getSalariesToPay, paySalaries } from './pay/pay-salaries.ts';
import type { PayrollDependencies } from './payroll.interface.ts';
import { getPayrollFile } from './returns/get-payroll-file.ts';
import { getPayslipPdf } from './returns/get-payslip-pdf.ts';
import { beginPayroll } from './run/begin-payroll.ts';
import { beginSettlement } from './run/begin-settlement.ts';
import { decideAbsences } from './run/decide-absences.ts';
import { confirmPayroll } from './run/confirm-payroll.ts';
import { addPayrollEntry, listPayrollEntries, removePayrollEntry } from './run/entries.ts';
import { movePayroll } from './run/move-payroll.ts';
import { getPayroll, listPayrolls } from './run/read-payrolls.ts';
import { getPayslip, listPayslips } from './run/read-payslips.ts';
import { editPayrollSetting, getPayrollSetting } from './structure/payroll-setting.ts';
import { previewSalaryStructure } from './structure/preview-structure.ts';
import { listSalariedUsers } from './structure/read-salaried.ts';
import { listSalaryStructures } from './structure/read-structures.ts';
import { editPayrollProfile, setSalary } from './structure/set-salary.ts';
import { writeSalaryStructure } from './structure/write-structure.ts';

const structureRoutes = (deps: PayrollDependencies): readonly Route[] => [
  route(structures.listSalaryStructures, (call) => listSalaryStructures(deps, call, call.input.query)),
  route(structures.writeSalaryStructure, (call) => writeSalaryStructure(deps, call, call.input.body)),
  route(structures.previewSalaryStructure, (call) => previewSalaryStructure(deps, call, call.input.body)),
  route(structures.listSalariedUsers, (call) => listSalariedUsers(deps, call, call.input.query)),
  route(structures.setSalary, (call) => setSalary(deps, call, call.input.body)),
  route(structures.editPayrollProfile, (call) => editPayrollProfile(deps, call, call.input.body)),
  route(structures.getPayrollSetting, (call) => getPayrollSetting(deps, call)),
  route(structures.editPayrollSetting, (call) => editPayrollSetting(deps, call, call.input.body)),
];

export const payrollRoutes = (deps: PayrollDependencies): readonly Route[] => [
  ...structureRoutes(deps),
  route(api.listSalaries, (call) => listPayslips(deps, call, call.input.query)),
  route(api.getPayslip, (call) => getPayslip(deps, call, call.input.params)),
  route(api.getPayslipPdf, (call) => getPayslipPdf(deps, call, call.input.params)),
  route(api.beginPayroll, (call) => beginPayroll(deps, call, call.input.body)),
  route(api.beginSettlement, (call) => beginSettlement(deps, call, call.input.body)),
  route(api.listPayrolls, (call) => listPayrolls(deps, call, call.input.query)),
  route(api.getPayroll, (call) => getPayroll(deps, call, call.input.params)),
  route(api.movePayroll, (call) => movePayroll(deps, call, { ...call.input.params, ...call.input.body })),
  route(api.decideAbsences, (call) =>
    decideAbsences(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(api.confirmPayroll, (call) =>
    confirmPayroll(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(api.getSalariesToPay, (call) => getSalariesToPay(deps, call, call.input.query)),
  route(api.paySalaries, (call) => paySalaries(deps, call, call.input.body)),
  route(api.getPayrollFile, (call) =>
    getPayrollFile(deps, call, { ...call.input.params, ...call.input.query }),
  ),
  route(api.listPayrollEntries, (call) => listPayrollEntries(deps, call, call.input.query)),
  route(api.addPayrollEntry, (call) => addPayrollEntry(deps, call, call.input.body)),
  route(api.removePayrollEntry, (call) => removePayrollEntry(deps, call, call.input.query)),
];
