import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { employeeFileEvents } from '@nukkad/contract/people/employee-file/employee-file.noun';
import { type Notice, notice, text } from '../../platform/notice/notice.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import { findDocument } from './document.store.ts';
import type { EmployeeFileDependencies } from './employee-file.dependencies.ts';
import { documentWords } from './employee-file.words.ts';

/** The employee and the owner learn that a document ends. */
export function employeeFileNotices({ employee, partner }: EmployeeFileDependencies): readonly Notice[] {
  return [
    notice('employee_document.tell_expiring', employeeFileEvents.documentExpiring, {
      tag: 'team',
      opens: ({ employeeId }) => screenAddress.employeeDocuments(employeeId),
      to: async ({ facts: { organisationId, employeeId } }, reader) => {
        const [people, organisations] = await Promise.all([
          employee.getEmployees(reader, organisationId, [employeeId]),
          partner.getOrganisations(reader, [organisationId]),
        ]);
        const userIds = [people.get(employeeId)?.userId, organisations.get(organisationId)?.ownerUserId];
        return [...new Set(userIds.filter((one) => one !== undefined))].map((userId) => ({
          userId,
          as: userId,
        }));
      },
      look: async ({ facts: { organisationId, employeeId, employeeDocumentId } }, reader) => {
        const row = await findDocument(reader, organisationId, employeeDocumentId);
        const people = await employee.getEmployees(reader, organisationId, [employeeId]);
        const name = people.get(employeeId)?.fullName;
        return row?.expiresOn && name ? { employeeId, name, kind: row.kind, day: row.expiresOn } : null;
      },
      words: ({ name, kind, day }) =>
        text({
          en: `a document ends on ${dayIn('en', day)}: ${documentWords.en[kind]} of ${name}`,
          hi: `${dayIn('hi', day)} को दस्तावेज़ की मियाद ख़त्म होगी: ${name} का ${documentWords.hi[kind]}`,
        }),
    }),
  ];
}
