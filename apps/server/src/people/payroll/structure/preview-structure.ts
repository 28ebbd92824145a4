import { istDay } from '@nukkad/contract/kernel/time';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type {
  SalaryComponent,
  StructurePreview,
} from '@nukkad/contract/people/payroll/salary-structure.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';
import { previewOf } from '../run/payslips-of.ts';
import { monthOf } from '../run/month.rules.ts';
import { readPerson } from '../run/read-part.ts';
import { FormulaMistake } from './formula.rules.ts';
import { mustBeRight } from './structure-mistakes.ts';

interface Asked {
  readonly staffId?: string | undefined;
  readonly monthly: number;
  readonly components: readonly SalaryComponent[];
}

/** A full month of a real person by these components and the law; nothing is written. */
export async function previewSalaryStructure(
  deps: PayrollDependencies,
  { viewer, now }: SignedInCall,
  { staffId, monthly, components }: Asked,
): Promise<StructurePreview> {
  mustBeRight(components);
  const { db } = deps.platform;
  const month = monthOf(istDay(now));
  const run = { organisationId: organisationOf(viewer), month, createdAt: now, staffId: null };
  if (staffId) {
    const staff = (await deps.partner.getStaff(db, [staffId])).get(staffId);
    if (staff?.organisationId !== run.organisationId) refuse(payrollErrors.salary_staff_unknown);
  }
  const part = await readPerson(deps, db, run, staffId ?? null);
  try {
    const { lines, gross, deductions, net, employer } = previewOf(run, part, {
      staffId: staffId ?? '',
      monthly,
      components,
    });
    const shown = lines.map(({ code, name, type, amount }) => ({ code, name, type, amount }));
    return { lines: shown, gross, deductions, net, employer };
  } catch (error) {
    if (!(error instanceof FormulaMistake)) throw error;
    const at = components.findIndex(({ calculation }) => calculation === 'Inclusive');
    return refuse(payrollErrors.salary_structure_wrong, {
      fields: { [`components.${at}.formula`]: 'This divides by zero for this pay.' },
    });
  }
}
