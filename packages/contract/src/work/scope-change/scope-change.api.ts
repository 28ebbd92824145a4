/** Changes of what was agreed on for a project: a counter-offer of the business that its client accepts or rejects. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { templateErrors } from '../../files/template/template.noun.ts';
import { agreementSignature, agreementSignErrors } from '../../files/envelope/agreement.model.ts';
import { scopeChange, type ScopeChange, scopeChangeBody, scopeChangeId } from './scope-change.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { sentence, whole } from '../../kernel/schema.ts';
import { projectErrors } from '../project/project.noun.ts';
import { projectId } from '../project/project.model.ts';
import { scopeChangeErrors as e } from './scope-change.noun.ts';
import { previewFirst, type PreviewFirst, shownRow } from '../../preview-call.ts';

// What is seen when a client accepts a change of a project. See docs/confirmations.md.

export const confirmsScopeChange = confirmation('scope_change', {
  scopeTotalBefore: 'money',
  scopeTotalAfter: 'money',
  scopeDueOn: 'day',
  scopeStatus: 'choice',
});

/** The lines of a change are never written again, so its sums and its state say whether it is the one that was seen. */
export const seenOfScopeChange = ({
  totalBefore,
  totalAfter,
  dueOn,
  status,
}: Pick<ScopeChange, 'totalBefore' | 'totalAfter' | 'dueOn' | 'status'>): Seen<
  typeof confirmsScopeChange
> => ({
  scopeTotalBefore: totalBefore,
  scopeTotalAfter: totalAfter,
  scopeDueOn: dueOn,
  scopeStatus: status,
});

const tag = 'Projects';

/** What these change besides their own noun. */
const touches = ['milestone-payment', 'project'] as const;
const ofPartner = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'customers.view',
  scope: 'projects of the own organisation',
} as const;
const changing = { ...ofPartner, permission: 'customers.update' } as const;
const ofClient = { who: 'roles', roles: ['Buyer'], scope: 'projects that the caller ordered' } as const;
const version = whole(1, 1_000_000, 'As it was read.');
const query = z.object({ ...pageQuery, projectId });
const moved = [e.scope_change_not_found, e.scope_change_moved_on] as const;

export const listScopeChanges = endpoint('GET /projects/scope', {
  summary: 'Changes of a project that were proposed, the newest first',
  tag,
  authz: ofPartner,
  query,
  response: pageOf(scopeChange),
  errors: [projectErrors.project_not_found],
});

export const newScopeChangeBody = z.object({ projectId, ...scopeChangeBody.shape });

export const proposeScopeChange = endpoint('POST /projects/scope', {
  summary: 'Propose other milestones or another last day to the client of a project',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: newScopeChangeBody,
  response: scopeChange,
  errors: [
    projectErrors.project_not_found,
    projectErrors.project_moved_on,
    projectErrors.project_dates,
    projectErrors.milestone_not_found,
    projectErrors.milestone_limit,
    projectErrors.milestone_tax_ended,
    e.scope_change_waits,
    e.scope_change_same,
    e.scope_change_no_client,
    e.scope_change_begun,
    templateErrors.paper_has_problems,
    templateErrors.template_changed,
  ],
  touches,
});

export const withdrawScopeChange = endpoint('PATCH /projects/scope/withdraw', {
  summary: 'Take a proposed change back',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ scopeChangeId, version }),
  response: scopeChange,
  errors: [...moved],
  touches,
});

export const listOwnScopeChanges = endpoint('GET /project/scope', {
  summary: 'Changes of an ordered project that were proposed, the newest first',
  tag,
  authz: ofClient,
  query,
  response: pageOf(scopeChange),
  errors: [projectErrors.project_not_found],
});

export const acceptScopeChange = endpoint('PATCH /project/scope/accept', {
  summary: 'Accept a change by signing it: milestones, sum and last day are the new ones from then on',
  tag,
  authz: ofClient,
  confirms: confirmsScopeChange,
  body: z.object({ projectId, scopeChangeId, ...agreementSignature, seen: confirmsScopeChange.schema }),
  response: scopeChange,
  errors: [
    ...moved,
    e.scope_change_outdated,
    projectErrors.project_moved_on,
    projectErrors.milestone_limit,
    ...agreementSignErrors,
    kernelErrors.confirmation_differs,
  ],
  touches,
});

export const rejectScopeChange = endpoint('PATCH /project/scope/reject', {
  summary: 'Reject a change and say why; all stays as it was agreed',
  tag,
  authz: ofClient,
  unconfirmed: 'carries-version',
  body: z.object({ scopeChangeId, version, answer: sentence(500, 'Why, for the business.') }),
  response: scopeChange,
  errors: [...moved],
  touches,
});

export const scopeChangePreviews: readonly PreviewFirst[] = [
  previewFirst(acceptScopeChange, async (look, asked) => {
    const { items } = await look(listOwnScopeChanges, {
      query: { projectId: asked.body.projectId, limit: 100 },
    });
    return seenOfScopeChange(shownRow(items, (one) => one.scopeChangeId === asked.body.scopeChangeId));
  }),
];
