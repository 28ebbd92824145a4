/** A proposed change of a project as the document that both sides sign. */
import * as z from 'zod/mini';
import {
  agreementCodeErrors,
  agreementDocument,
  agreementFile,
  agreementFileErrors,
  agreementSignErrors,
  agreementSignature,
  agreementWhich,
} from '../../files/envelope/agreement.model.ts';
import { sentSignCode } from '../../files/envelope/sign.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { projectErrors } from '../project/project.noun.ts';
import { scopeChange, scopeChangeId } from './scope-change.model.ts';
import { scopeChangeErrors as e } from './scope-change.noun.ts';

const tag = 'Projects';
const signs = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'customers.update',
  scope: 'projects that the caller ordered, or of the own organisation',
} as const;
const named = z.object({ scopeChangeId });
const moved = [e.scope_change_not_found, e.scope_change_moved_on, projectErrors.project_moved_on] as const;

export const openScopeDocument = endpoint('POST /projects/scope/document', {
  summary: 'A proposed change as the document to sign; made when a side opens it first',
  tag,
  authz: signs,
  unconfirmed: 'only-adds',
  body: named,
  response: agreementDocument,
  errors: [...moved, e.scope_change_no_client],
});

export const sendScopeCode = endpoint('POST /projects/scope/code', {
  summary: 'A one-time password to the own number, for signing the change',
  tag,
  authz: signs,
  unconfirmed: 'only-adds',
  body: named,
  response: sentSignCode,
  errors: [...moved, e.scope_change_no_client, ...agreementCodeErrors],
  perMinute: 10,
  touches: 'nothing',
});

export const signScopeChange = endpoint('POST /projects/scope/sign', {
  summary: 'Sign the change for the business, before or after its client',
  tag,
  authz: { ...signs, roles: ['Service Partner', 'subUser'], scope: 'projects of the own organisation' },
  unconfirmed: 'carries-version',
  body: z.object({ scopeChangeId, ...agreementSignature }),
  response: scopeChange,
  errors: [...moved, ...agreementSignErrors],
});

export const getScopeDocument = endpoint('GET /projects/scope/document', {
  summary: 'A link to the document, or to the sealed file; good for a minute',
  tag,
  authz: { ...signs, permission: 'customers.view' },
  query: z.object({ scopeChangeId, which: agreementWhich }),
  response: agreementFile,
  errors: [e.scope_change_not_found, ...agreementFileErrors],
});
