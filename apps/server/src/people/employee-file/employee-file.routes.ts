import * as api from '@nukkad/contract/people/employee-file/employee-file.api';
import { type Route, route } from '../../platform/http/route.ts';
import { giveBank } from './bank/give-bank.ts';
import { verifyBank } from './bank/verify-bank.ts';
import { editFile } from './edit-file.ts';
import type { EmployeeFileDependencies } from './employee-file.interface.ts';
import { addDocument, openDocument, removeDocument } from './file-documents.ts';
import { readFile } from './read-file.ts';

export const employeeFileRoutes = (deps: EmployeeFileDependencies): readonly Route[] => [
  route(api.getEmployeeFile, (call) => readFile(deps, call, call.input.query)),
  route(api.editEmployeeFile, (call) => editFile(deps, call, call.input.body)),
  route(api.giveEmployeeBank, (call) => giveBank(deps, call, call.input.body)),
  route(api.verifyEmployeeBank, (call) => verifyBank(deps, call, call.input.body)),
  route(api.addEmployeeDocument, (call) => addDocument(deps, call, call.input.body)),
  route(api.removeEmployeeDocument, (call) => removeDocument(deps, call, call.input.body)),
  route(api.openEmployeeDocument, (call) => openDocument(deps, call, call.input.query)),
];
