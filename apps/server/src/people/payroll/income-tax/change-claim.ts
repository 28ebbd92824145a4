import { istDay } from '@nukkad/contract/kernel/time';
import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import type { TaxPersonAnswer as Shown } from '@nukkad/contract/people/payroll/income-tax.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';
import { deleteClaim, findClaim, insertProof, lockClaim, saveReview } from './claim.store.ts';
import { type TaxPerson, findTaxPerson } from './find-tax-person.ts';
import { presentTax } from './present-tax.ts';
import { getTaxSetting } from './tax-setting.store.ts';
import { lastDaysFor } from './tax-year.rules.ts';
import type { ClaimRow } from './tax-facts.rules.ts';

interface Found {
  readonly claim: ClaimRow;
  readonly person: TaxPerson;
}

/** Locked; 404 for whom it is not there. */
async function holdClaim(
  deps: PayrollDependencies,
  tx: Tx,
  { viewer }: SignedInCall,
  claimId: string,
): Promise<Found> {
  const claim = await lockClaim(tx, organisationOf(viewer), claimId);
  if (!claim) return refuse(incomeTaxErrors.tax_claim_not_found);
  return { claim, person: await findTaxPerson(deps, tx, viewer, claim.staffId) };
}

type Act = 'income_tax.remove' | 'income_tax.prove' | 'income_tax.review';

/** The claim, what is done to it, and the year as it stands then. */
function changed(
  deps: PayrollDependencies,
  call: SignedInCall,
  claimId: string,
  act: Act,
  change: (tx: Tx, found: Found) => Promise<void>,
): Promise<Shown> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const found = await holdClaim(deps, tx, call, claimId);
    const { taxYear, staffId, kind } = found.claim;
    await change(tx, found);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: act,
      subjectKind: 'income_tax',
      subjectId: staffId,
      detail: { taxYear, kind },
    });
    return presentTax(deps, tx, call, { person: found.person, taxYear });
  });
}

async function isStillOpen(tx: Tx, { claim, person }: Found, now: Date): Promise<boolean> {
  const setting = await getTaxSetting(tx, claim.organisationId, claim.taxYear);
  return istDay(now) <= lastDaysFor(setting, claim.taxYear, person.joinedOn).prove;
}

export const removeClaim = (
  deps: PayrollDependencies,
  call: SignedInCall,
  { claimId }: { readonly claimId: string },
): Promise<Shown> =>
  changed(deps, call, claimId, 'income_tax.remove', async (tx, found) => {
    const claim = authorize(found.claim, found.person.isMe);
    if (claim.status === 'Accepted') refuse(incomeTaxErrors.tax_claim_accepted);
    if (!(await isStillOpen(tx, found, call.now))) refuse(incomeTaxErrors.tax_claims_closed);
    await deleteClaim(tx, claim);
  });

/** A file of one's own drive; who may see the salary can open it from now on. */
export const proveClaim = (
  deps: PayrollDependencies,
  call: SignedInCall,
  { claimId, documentId }: { readonly claimId: string; readonly documentId: string },
): Promise<Shown> =>
  changed(deps, call, claimId, 'income_tax.prove', async (tx, found) => {
    const claim = authorize(found.claim, found.person.isMe);
    if (!(await isStillOpen(tx, found, call.now))) refuse(incomeTaxErrors.tax_proofs_closed);
    if (!(await deps.document.holdOwn(tx, call.viewer.userId, [documentId])))
      refuse(incomeTaxErrors.tax_proof_unknown);
    await insertProof(tx, claim, documentId, call.now);
  });

interface Review {
  readonly claimId: string;
  readonly version: number;
  readonly verb: 'accept' | 'reject';
  readonly amount?: number | undefined;
  readonly municipalTaxes?: number | undefined;
  readonly why?: string | undefined;
}

/** By who may change salaries, never of oneself. A part that is accepted, and what is rejected, has a reason. */
export const reviewClaim = (
  deps: PayrollDependencies,
  call: SignedInCall,
  { claimId, version, verb, amount, municipalTaxes, why = '' }: Review,
): Promise<Shown> =>
  changed(deps, call, claimId, 'income_tax.review', async (tx, { claim: row, person }) => {
    if (person.isMe) refuse(incomeTaxErrors.tax_claim_own);
    const claim = authorize(row, person.mayReview);
    if (claim.version !== version) refuse(incomeTaxErrors.tax_claim_moved_on);
    const accepted = verb === 'accept' ? (amount ?? claim.amount) : null;
    const declared = claim.municipalTaxes;
    const municipal = verb === 'accept' && declared !== null ? (municipalTaxes ?? declared) : null;
    const isPart = accepted !== null && accepted !== claim.amount;
    if (isPart && claim.reliefYear !== null) refuse(incomeTaxErrors.tax_review_amount);
    if ((accepted ?? 0) > claim.amount || (municipal ?? 0) > (declared ?? 0))
      refuse(incomeTaxErrors.tax_review_amount);
    if ((accepted !== claim.amount || municipal !== declared) && why === '')
      refuse(incomeTaxErrors.tax_review_why);
    const status = verb === 'accept' ? 'Accepted' : 'Rejected';
    const by = call.viewer.userId;
    await saveReview(tx, claim, { status, accepted, municipalAccepted: municipal, why, by }, call.now);
  });

/** For the person themselves and for who may see salaries. */
export async function openProof(
  deps: PayrollDependencies,
  call: SignedInCall,
  { claimId, documentId }: { readonly claimId: string; readonly documentId: string },
): Promise<{ url: string; expiresAt: string }> {
  const { db } = deps.platform;
  const claim = await findClaim(db, organisationOf(call.viewer), claimId);
  if (!claim) return refuse(incomeTaxErrors.tax_claim_not_found);
  await findTaxPerson(deps, db, call.viewer, claim.staffId);
  const link = claim.documentIds.includes(documentId)
    ? await deps.document.linkFile(db, documentId, call.viewer, call.now)
    : null;
  return link ?? refuse(incomeTaxErrors.tax_claim_not_found);
}
