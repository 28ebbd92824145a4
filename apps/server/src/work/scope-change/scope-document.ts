/** A proposed change as the document that both sides sign. */
import type { AgreementDocumentAnswer, AgreementSide } from '@nukkad/contract/files/envelope/agreement.model';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { DrawnAgreement, KeptAgreement, NewAgreement } from '../../files/envelope/index.ts';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectRef } from '../project/index.ts';
import { drawScopeChange } from './draw-scope-change.ts';
import { drawnOnOwn, fileNameOf } from './own-paper.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { scopeCapacities } from './scope-change.policy.ts';
import { findScopeChange, listScopeLines, lockScopeChange, saveScopeDocument } from './scope-change.store.ts';
import { type SeenChange, factsOf, peopleOf } from './scope-facts.ts';
import { scopeWords } from './scope-paper-words.ts';

export interface NamedChange {
  readonly scopeChangeId: string;
}

/** 404 to whom its project does not concern. */
export async function seenChange(
  deps: ScopeChangeDependencies,
  viewer: Viewer,
  { scopeChangeId }: NamedChange,
): Promise<SeenChange> {
  const { db } = deps.platform;
  const row = await findScopeChange(db, scopeChangeId);
  const project = row && (await deps.project.find(db, viewer, row.projectId));
  return row && project ? { row, project } : refuse(scopeChangeErrors.scope_change_not_found);
}

/** With its project, which is locked first. */
export async function lockedChange(
  deps: ScopeChangeDependencies,
  tx: Tx,
  viewer: Viewer,
  { scopeChangeId }: NamedChange,
): Promise<SeenChange> {
  const found = await findScopeChange(tx, scopeChangeId);
  const project = found && (await deps.project.lock(tx, viewer, found.projectId));
  const row = project && (await lockScopeChange(tx, scopeChangeId));
  return row ? { row, project } : refuse(scopeChangeErrors.scope_change_not_found);
}

/** The side of this person; those who may only read sign for no one. */
export function sideOf(deps: ScopeChangeDependencies, viewer: Viewer, project: ProjectRef): AgreementSide {
  const [capacity] = scopeCapacities(deps.project, viewer, { project });
  authorize(project, capacity !== undefined);
  return capacity === 'Buyer' ? 'second' : 'first';
}

/** What is signed: a change that waits for an answer in a project that runs, or one that was accepted. */
export function requireSignable(
  { project: { isOpen } }: ScopeChangeDependencies,
  { project, row: { status } }: SeenChange,
): void {
  if (status !== 'Proposed' && status !== 'Accepted')
    refuse(scopeChangeErrors.scope_change_moved_on, { present: status });
  if (status === 'Proposed' && !isOpen(project))
    refuse(projectErrors.project_moved_on, { present: project.status });
}

/** Of a change that was answered none is made any more; without a client there is no other side. */
function requireNew(deps: ScopeChangeDependencies, seen: SeenChange): string {
  requireSignable(deps, seen);
  const { project, row } = seen;
  if (row.status !== 'Proposed') refuse(scopeChangeErrors.scope_change_moved_on, { present: row.status });
  return project.buyerId ?? refuse(scopeChangeErrors.scope_change_no_client);
}

/** Under the name and the logo that the business has today. */
async function drawn(deps: ScopeChangeDependencies, seen: SeenChange): Promise<DrawnAgreement> {
  requireNew(deps, seen);
  const { db } = deps.platform;
  const facts = await factsOf(deps, db, seen, await listScopeLines(db, [seen.row.scopeChangeId]));
  const own = await drawnOnOwn(deps, facts);
  if (own) return own;
  const logo = await deps.partner.logos.draw(db, seen.project.organisationId);
  return { ...(await drawScopeChange({ ...facts, logo })), fileName: fileNameOf(facts) };
}

async function agreementOf(
  deps: ScopeChangeDependencies,
  tx: Tx,
  seen: SeenChange,
  document: KeptAgreement,
): Promise<NewAgreement> {
  const buyerId = requireNew(deps, seen);
  const { projectId, projectNumber, title, organisationId } = seen.project;
  const { business, client, lang } = await peopleOf(deps, tx, seen);
  return {
    document,
    title: `${scopeWords[lang].title} ${projectNumber}, ${title}`,
    from: { userId: business.ownerUserId, organisationId },
    isInOrder: false,
    parties: [
      {
        side: 'first',
        name: business.companyName,
        lang,
        screen: screenAddress.partnerProject(projectId),
        userId: null,
        organisationId,
      },
      {
        side: 'second',
        name: client?.fullName ?? '',
        lang: client?.language ?? 'en',
        screen: screenAddress.customerProject(projectId),
        userId: buyerId,
        organisationId: null,
      },
    ],
  };
}

/** Behind the locks: of two who open it at once the second finds that it has one, and reads that. */
async function keep(
  deps: ScopeChangeDependencies,
  tx: Tx,
  call: SignedInCall,
  of: NamedChange,
  kept: KeptAgreement,
): Promise<string> {
  const seen = await lockedChange(deps, tx, call.viewer, of);
  const isSide = scopeCapacities(deps.project, call.viewer, seen).length > 0;
  const { row } = seen;
  if (row.envelopeId !== null) refuse(scopeChangeErrors.scope_change_moved_on, { present: row.status });
  const agreement = authorize(await agreementOf(deps, tx, seen, kept), isSide);
  await deps.envelope.agreements.offer(tx, call, agreement);
  await saveScopeDocument(tx, partOf(agreement, { ...row, envelopeId: kept.envelopeId }));
  return kept.envelopeId;
}

async function documentId(
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  of: NamedChange,
): Promise<string> {
  const seen = await seenChange(deps, call.viewer, of);
  sideOf(deps, call.viewer, seen.project);
  if (seen.row.envelopeId !== null) return seen.row.envelopeId;
  try {
    return await deps.envelope.agreements.keepDocument(await drawn(deps, seen), (kept) =>
      deps.platform.write(call, (tx) => keep(deps, tx, call, of, kept)),
    );
  } catch (error) {
    const now = error instanceof Refusal ? await seenChange(deps, call.viewer, of) : null;
    if (now?.row.envelopeId) return now.row.envelopeId;
    throw error;
  }
}

/** Made when one of the sides opens it first. */
export async function openScopeDocument(
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  of: NamedChange,
): Promise<AgreementDocumentAnswer> {
  const envelopeId = await documentId(deps, call, of);
  const found = await deps.envelope.agreements.read(deps.platform.db, [envelopeId]);
  return found.get(envelopeId) ?? refuse(scopeChangeErrors.scope_change_not_found);
}

export async function getScopeDocument(
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  { which, ...of }: NamedChange & { readonly which: 'document' | 'signed' },
) {
  const { envelopeId } = (await seenChange(deps, call.viewer, of)).row;
  if (envelopeId === null) return refuse(scopeChangeErrors.scope_change_not_found);
  return deps.envelope.agreements.link(call, { envelopeId, which });
}
