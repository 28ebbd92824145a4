import {
  employeeFileErrors,
  employeeFileEvents,
} from '@nukkad/contract/people/employee-file/employee-file.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import { alertExpiring } from './alert-expiring.ts';
import { employeeDocumentRecords } from './employee-document-records.ts';
import { checkBank } from './bank/check-bank.ts';
import { refuseBank } from './bank/refuse-bank.ts';
import { verifiedBanks } from './bank/verified-banks.ts';
import type { EmployeeFileDependencies, EmployeeFileInterface } from './employee-file.interface.ts';
import { employeeFileNotices } from './employee-file.notices.ts';
import { employeeFilePersonal, listNumbers, listSealedPans } from './employee-file.store.ts';
import { employeeFileRoutes } from './employee-file.routes.ts';
import { openPan, sealedEmployeeNumbers } from './employee-file-keys.ts';
import { inFile } from './in-file.ts';

export type { EmployeeFileInterface } from './employee-file.interface.ts';

/** The file of an employee: the person, statutory ids, the account for the salary, documents that expire. */
export function createEmployeeFileDomain(deps: EmployeeFileDependencies): Domain & EmployeeFileInterface {
  return {
    name: 'employee-file',
    encrypted: sealedEmployeeNumbers,
    inFile,
    routes: employeeFileRoutes(deps),
    notices: employeeFileNotices(deps),
    personal: employeeFilePersonal,
    constraints: {
      employee_file_uan_once: employeeFileErrors.employee_file_uan_taken,
      employee_document_once: employeeFileErrors.employee_document_added,
    },
    consumers: [
      consumer(
        'employee_file.check_bank',
        when(employeeFileEvents.bankGiven, ({ facts }) => checkBank(deps, facts)),
      ),
    ],
    cron: [{ name: 'employee_file.alert_expiring', match: '23 * * * *', run: () => alertExpiring(deps) }],
    extensions: [
      deps.payroll.pans.answeredBy(
        async (reader, organisationId, staffIds) =>
          new Map(
            (await listSealedPans(reader, organisationId, staffIds)).map(({ employeeId, sealed }) => [
              employeeId,
              openPan(deps.platform.config.secret, employeeId, sealed),
            ]),
          ),
      ),
      deps.payroll.banks.answeredBy(verifiedBanks(deps)),
      deps.drive.records.answeredBy(employeeDocumentRecords(deps)),
      deps.payroll.bankRefused.answeredBy(refuseBank),
      deps.payroll.numbers.answeredBy(
        async (reader, organisationId, staffIds) =>
          new Map(
            (await listNumbers(reader, organisationId, staffIds)).map(({ employeeId, ...numbers }) => [
              employeeId,
              numbers,
            ]),
          ),
      ),
    ],
  };
}

export const employeeFile = domain({
  needs: ['account', 'document', 'drive', 'employee', 'partner', 'partnership', 'payroll'],
  create: createEmployeeFileDomain,
});
