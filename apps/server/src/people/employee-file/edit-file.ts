import { istDay } from '@nukkad/contract/kernel/time';
import { employeeFileErrors } from '@nukkad/contract/people/employee-file/employee-file.noun';
import type { EmployeeFileAnswer, FileBody } from '@nukkad/contract/people/employee-file/employee-file.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EmployeeFileDependencies } from './employee-file.interface.ts';
import { sealNumber } from './employee-file-keys.ts';
import { mayEdit } from './employee-file.policy.ts';
import { type FileRow, emptyFile, findFile, saveFile } from './employee-file.store.ts';
import { fileOf, findPerson } from './read-file.ts';

/** Fourteen is the youngest age at which work is allowed at all (Child Labour Act 1986, section 3). */
const youngest = 14;
const oldest = 100;

function isPlausibleBirth(bornOn: string, today: string): boolean {
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  const age = years - (today.slice(5) < bornOn.slice(5) ? 1 : 0);
  return age >= youngest && age <= oldest;
}

type Sealed = Partial<Pick<FileRow, 'panSealed' | 'panLast4' | 'aadhaarSealed' | 'aadhaarLast4'>>;

/** Left out: it stays as it is; null: it goes. */
function sealedOf(secret: string, employeeId: string, { pan, aadhaar }: FileBody): Sealed {
  const seal = (which: 'pan' | 'aadhaar', number: string | null) =>
    number && sealNumber(secret, which, employeeId, number);
  return {
    ...(pan !== undefined && { panSealed: seal('pan', pan), panLast4: pan?.slice(-4) ?? null }),
    ...(aadhaar !== undefined && {
      aadhaarSealed: seal('aadhaar', aadhaar),
      aadhaarLast4: aadhaar?.slice(-4) ?? null,
    }),
  };
}

const given = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** By the person, or by who may change team members. */
export function editFile(
  deps: EmployeeFileDependencies,
  call: SignedInCall,
  { employeeId, version, ...body }: FileBody & { readonly employeeId: string; readonly version: number },
): Promise<EmployeeFileAnswer> {
  const { viewer, now } = call;
  if (body.bornOn && !isPlausibleBirth(body.bornOn, istDay(now)))
    refuse(employeeFileErrors.employee_file_born, {
      fields: { bornOn: employeeFileErrors.employee_file_born.message },
    });
  return deps.platform.write(call, async (tx) => {
    const person = await findPerson(deps, tx, call, employeeId);
    const { organisationId } = person;
    const before = (await findFile(tx, organisationId, employeeId)) ?? emptyFile(organisationId, employeeId);
    const { pan: _pan, aadhaar: _aadhaar, ...plain } = body;
    const changed: FileRow = {
      ...before,
      ...given(plain),
      ...sealedOf(deps.platform.config.secret, employeeId, body),
      version: version + 1,
    };
    const row = authorize(changed, mayEdit(viewer, person));
    if (before.version !== version || !(await saveFile(tx, row, now)))
      refuse(employeeFileErrors.employee_file_changed);
    const subject = { subjectKind: 'employee', subjectId: employeeId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'employee_file.edit', ...subject });
    return fileOf(deps, tx, call, person);
  });
}
