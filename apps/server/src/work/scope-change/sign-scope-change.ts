/** Signing a change: the client accepts by it, the business confirms what it proposes. */
import type { AgreementSide } from '@nukkad/contract/files/envelope/agreement.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { signScopeChange as signCall } from '@nukkad/contract/work/scope-change/scope-change-document.api';
import type { ScopeChangeAnswer } from '@nukkad/contract/work/scope-change/scope-change.model';
import { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { Agreements, KeptSignature } from '../../files/envelope/index.ts';
import { actorOf, audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { readScopeChange } from './read-scope-changes.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import type { ScopeChangeRow } from './scope-change.store.ts';
import {
  type NamedChange,
  lockedChange,
  openScopeDocument,
  requireSignable,
  seenChange,
  sideOf,
} from './scope-document.ts';

type Body = EndpointParsed<typeof signCall>['body'];

export async function sendScopeCode(
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  of: NamedChange,
): ReturnType<Agreements['sendCode']> {
  const { envelopeId } = await openScopeDocument(deps, call, of);
  const { project } = await seenChange(deps, call.viewer, of);
  return deps.envelope.agreements.sendCode(call, { envelopeId, side: sideOf(deps, call.viewer, project) });
}

/** The document that was shown: without one nothing was. */
function documentOf({ status, envelopeId }: Pick<ScopeChangeRow, 'status' | 'envelopeId'>): string {
  if (envelopeId !== null) return envelopeId;
  if (status === 'Proposed') return refuse(envelopeErrors.sign_document_differs);
  return refuse(scopeChangeErrors.scope_change_moved_on, { present: status });
}

/** Around the transaction in which this side signs. */
export async function signing(
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  { scopeChangeId, signature }: Pick<Body, 'scopeChangeId' | 'signature'>,
  write: (tx: Tx, kept: KeptSignature) => Promise<ScopeChangeAnswer | ErrorFact>,
): Promise<ScopeChangeAnswer> {
  const { project, row } = await seenChange(deps, call.viewer, { scopeChangeId });
  const asked = { envelopeId: documentOf(row), side: sideOf(deps, call.viewer, project), signature };
  return deps.envelope.agreements.signing(call, asked, (kept) =>
    deps.platform.write(call, (tx) => write(tx, kept)),
  );
}

/** Behind the locks. Null: signed; else what the caller commits, as a wrong password counts. */
export async function signLocked(
  deps: ScopeChangeDependencies,
  tx: Tx,
  call: SignedInCall,
  row: Pick<ScopeChangeRow, 'status' | 'envelopeId'>,
  { side, body, kept }: { readonly side: AgreementSide; readonly body: Body; readonly kept: KeptSignature },
): Promise<ErrorFact | null> {
  const { documentHash, codeId, otp, passkey } = body;
  const given = { documentHash, codeId, otp, passkey, signature: kept };
  const asked = { envelopeId: documentOf(row), side, ...given };
  const signed = await deps.envelope.agreements.sign(tx, call, asked);
  return 'isWhole' in signed ? null : signed;
}

/** For the business, before or after its client. */
export const signScopeChange = (
  deps: ScopeChangeDependencies,
  call: SignedInCall,
  body: Body,
): Promise<ScopeChangeAnswer> =>
  signing(deps, call, body, async (tx, kept) => {
    const { viewer, now } = call;
    const seen = await lockedChange(deps, tx, viewer, body);
    const side = sideOf(deps, viewer, seen.project);
    requireSignable(deps, seen);
    const wrong = await signLocked(deps, tx, call, seen.row, { side, body, kept });
    if (wrong) return wrong;
    const { projectId, scopeChangeId } = seen.row;
    const logged = { action: 'scope_change.sign', subjectKind: 'project', subjectId: projectId } as const;
    await audit(tx, now, { ...actorOf(viewer), ...logged, detail: { scopeChangeId } });
    return readScopeChange(deps, tx, viewer, seen.project, scopeChangeId);
  });
