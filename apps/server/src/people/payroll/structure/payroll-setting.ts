import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { editPayrollSetting as editCall } from '@nukkad/contract/people/payroll/salary-structure.api';
import type { PayrollSetting } from '@nukkad/contract/people/payroll/salary-structure.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf } from '../payroll.policy.ts';
import { listKnownStates } from '../rules.store.ts';
import { findSetting, stateOfOrganisation, writeSetting } from './salary.store.ts';

async function readSetting(reader: Reader, viewer: Viewer): Promise<PayrollSetting> {
  const organisationId = organisationOf(viewer);
  const [row, state, states] = await Promise.all([
    findSetting(reader, organisationId),
    stateOfOrganisation(reader, organisationId),
    listKnownStates(reader),
  ]);
  return {
    version: row?.version ?? null,
    stateCode: row?.stateCode ?? state,
    pfNumber: row?.pfNumber ?? '',
    esiNumber: row?.esiNumber ?? '',
    deductsProfessionalTax: row?.deductsProfessionalTax ?? true,
    paysLabourWelfare: row?.paysLabourWelfare ?? true,
    deductsTax: row?.deductsTax ?? true,
    states: [...states],
    can: { edit: mayWrite(viewer, organisationId) },
  };
}

export const getPayrollSetting = (
  deps: PayrollDependencies,
  { viewer }: SignedInCall,
): Promise<PayrollSetting> => readSetting(deps.platform.db, viewer);

export function editPayrollSetting(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof editCall>['body'],
): Promise<PayrollSetting> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const { pfNumber, esiNumber, version = 0, ...written } = body;
  return deps.platform.write(call, async (tx) => {
    const row = {
      ...written,
      organisationId,
      pfNumber: pfNumber || null,
      esiNumber: esiNumber || null,
      version: version + 1,
      updatedAt: now,
    };
    if (!(await writeSetting(tx, authorize(row, mayWrite(viewer, organisationId)))))
      refuse(payrollErrors.payroll_settings_moved_on);
    const subject = { subjectKind: 'payroll_setting', subjectId: organisationId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'payroll_setting.edit', ...subject });
    return readSetting(tx, viewer);
  });
}
