/** Documents and photos of a project, for the business and for its client. */
import { removed } from '../../kernel/schema.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { projectErrors } from '../project/project.noun.ts';
import { projectId } from '../project/project.model.ts';
import { projectFileErrors as e } from './project-file.noun.ts';
import { fileAudience, projectFile, projectFileCaption, projectFileId } from './project-file.model.ts';

const tag = 'Projects';
const ofPartner = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'customers.view',
  scope: 'projects of the own organisation',
} as const;
const changing = { ...ofPartner, permission: 'customers.update' } as const;
const ofClient = { who: 'roles', roles: ['Buyer'], scope: 'projects that the caller ordered' } as const;

const upload = {
  field: 'files',
  maxFiles: 5,
  maxBytes: 10_485_760,
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
} as const;
const added = z.object({ items: z.array(projectFile).check(z.maxLength(upload.maxFiles)) });
const addErrors = [projectErrors.project_not_found, e.project_file_limit, e.project_file_unreadable] as const;

export const listProjectFiles = endpoint('GET /projects/file', {
  summary: 'Documents and photos of a project, the newest first',
  tag,
  authz: ofPartner,
  query: z.object({ ...pageQuery, projectId }),
  response: pageOf(projectFile),
  errors: [projectErrors.project_not_found],
});

export const addProjectFiles = endpoint('POST /projects/file', {
  summary: 'Add photos and PDFs to a project, for the team or for the client as well; at most 5 of 10 MB',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  query: z.object({ projectId, audience: fileAudience }),
  upload,
  response: added,
  status: 201,
  errors: [...addErrors],
});

export const projectFileBody = z.object({
  fileId: projectFileId,
  caption: projectFileCaption,
  audience: fileAudience,
});

export const editProjectFile = endpoint('PATCH /projects/file', {
  summary: 'Say what a file is, and whether the client sees it',
  tag,
  authz: changing,
  unconfirmed: 'own-text',
  body: projectFileBody,
  response: projectFile,
  errors: [e.project_file_not_found],
});

export const removeProjectFile = endpoint('DELETE /projects/file', {
  summary: 'Take a file of the business away',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: z.object({ fileId: projectFileId }),
  response: removed,
  errors: [e.project_file_not_found],
});

export const listOwnProjectFiles = endpoint('GET /project/file', {
  summary: 'Documents and photos of a project that its client may see, the newest first',
  tag,
  authz: ofClient,
  query: z.object({ ...pageQuery, projectId }),
  response: pageOf(projectFile),
  errors: [projectErrors.project_not_found],
});

export const addOwnProjectFiles = endpoint('POST /project/file', {
  summary: 'Add photos and PDFs as the client of a project; both sides see them',
  tag,
  authz: ofClient,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  query: z.object({ projectId }),
  upload,
  response: added,
  status: 201,
  errors: [...addErrors],
});

export const removeOwnProjectFile = endpoint('DELETE /project/file', {
  summary: 'Take away a file that the client added',
  tag,
  authz: ofClient,
  unconfirmed: 'removes-named',
  query: z.object({ fileId: projectFileId }),
  response: removed,
  errors: [e.project_file_not_found],
});
