import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { employeeFileEvents } from '@nukkad/contract/people/employee-file/employee-file.noun';
import { type Notice, notice, text } from '../../platform/notice/notice.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import { findDocument } from './document.store.ts';
import type { EmployeeFileDependencies } from './employee-file.interface.ts';
import type { EmployeeDocumentKind } from '@nukkad/contract/people/employee-file/employee-file.model';

type Words = Readonly<Record<EmployeeDocumentKind, string>>;

/** What kinds of documents are called in messages. */
const documentWords: Readonly<Record<'en' | 'hi', Words>> = {
  en: {
    contract: 'contract',
    driving_licence: 'driving licence',
    passport: 'passport',
    voter_id: 'voter ID',
    police_check: 'police verification',
    medical: 'medical certificate',
    training: 'training certificate',
    education: 'education certificate',
    other: 'document',
  },
  hi: {
    contract: 'अनुबंध',
    driving_licence: 'ड्राइविंग लाइसेंस',
    passport: 'पासपोर्ट',
    voter_id: 'मतदाता पहचान पत्र',
    police_check: 'पुलिस सत्यापन',
    medical: 'मेडिकल प्रमाणपत्र',
    training: 'प्रशिक्षण प्रमाणपत्र',
    education: 'शिक्षा प्रमाणपत्र',
    other: 'दस्तावेज़',
  },
};

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
