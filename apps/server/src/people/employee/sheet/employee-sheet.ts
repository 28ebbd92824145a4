import { employeeColumns, employeeSheet } from '@nukkad/contract/people/employee/employee.import';
import { istDay } from '@nukkad/contract/kernel/time';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { writeXlsx } from '../../../platform/sheet/write-xlsx.ts';
import type { EmployeeDependencies } from '../employee.interface.ts';
import { mayEdit } from '../employee.policy.ts';
import { workStateOn } from '../employee.rules.ts';
import { shownCells } from './sheet.rules.ts';
import { readWorkforce } from './workforce.ts';
import { organisationOf } from '../../../platform/viewer.ts';

const words = {
  en: {
    title: 'How to use this file',
    rows: 'Employees',
    lines: [
      ['1', 'Change cells of the first tab and save the file. You can delete rows and columns.'],
      ['2', 'Keep the mobile number: it says who the row is about.'],
      ['3', 'Reports to: the name, the employee number or the mobile number of a team member.'],
      ['4', 'Upload the file. You see every change before it is made.'],
    ],
  },
  hi: {
    title: 'इस फ़ाइल से कैसे काम लें',
    rows: 'कर्मचारी',
    lines: [
      ['1', 'पहले टैब के ख़ाने बदलें और फ़ाइल सेव करें। पंक्तियाँ और कॉलम हटा सकते हैं।'],
      ['2', 'मोबाइल नंबर वैसा ही रखें: उसी से पता चलता है कि पंक्ति किसकी है।'],
      ['3', 'Reports to में टीम के सदस्य का नाम, कर्मचारी नंबर या मोबाइल नंबर लिखें।'],
      ['4', 'फ़ाइल अपलोड करें। हर बदलाव होने से पहले दिखेगा।'],
    ],
  },
} as const;

/** Who works for the organisation now, a row for each, with what can be changed in many at once. */
export async function employeeSpreadsheet(
  deps: EmployeeDependencies,
  { viewer, now, lang, reply }: SignedInCall,
): Promise<Buffer> {
  const organisationId = organisationOf(viewer);
  authorize(organisationId, mayEdit(viewer, { organisationId }));
  const force = await readWorkforce(deps, deps.platform.db, organisationId);
  const today = istDay(now);
  const parts: Uint8Array[] = [];
  const said = words[lang];
  const writer = await writeXlsx(
    {
      title: said.rows,
      columns: employeeColumns.map((column) => ({ title: employeeSheet.fields[column].title, kind: 'text' })),
    },
    async (bytes) => {
      parts.push(bytes);
    },
    { rowsFirst: true },
  );
  await writer.rows(
    force.people
      .filter((one) => workStateOn(one, today) !== 'left')
      .map((one) => {
        const shown = shownCells(force, one);
        return employeeColumns.map((column) => shown[column]);
      }),
  );
  await writer.end(said);
  void reply
    .header('content-disposition', 'attachment; filename="employees.xlsx"')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return Buffer.concat(parts);
}
