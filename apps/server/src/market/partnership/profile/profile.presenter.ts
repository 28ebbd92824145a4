import { keysIn } from '@nukkad/contract/kernel/record';
import type { DocumentType } from '@nukkad/contract/files/document/document.model';
import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import type { PartnerAccount, PartnerAccounts } from '../../../identity/partner/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PartnerBank } from '../bank/bank.store.ts';
import { bankTries } from '../../../platform/providers/kyc/penny-check.ts';
import type { PartnerChange } from '../change/change.store.ts';
import type { Review } from '../review/review.store.ts';
import { mayEditNow } from './allow-edit.ts';
import { type StepState, editModeOf } from './profile.rules.ts';

export interface ProfileDependencies {
  readonly partner: PartnerAccount;
  readonly bank: PartnerBank | null;
  readonly change: PartnerChange | null;
  readonly review: Review | null;
  readonly serviceCount: number;
  readonly steps: StepState[];
  readonly needed: readonly DocumentType[];
  readonly city: string;
  readonly state: string;
}

export function presentChange(change: PartnerChange): NonNullable<PartnerProfile['change']> {
  return {
    changeId: change.changeId,
    status: change.status === 'Rejected' ? 'Rejected' : 'Pending',
    askedAt: change.askedAt.toISOString(),
    version: change.version,
    fields: keysIn(change.shown).flatMap((field) => {
      const values = change.shown[field];
      return values ? [{ field, ...values }] : [];
    }),
    reasons: [...change.reasons],
  };
}

const presentBank = ({ holderName, ifsc, bankName, accountLast4, status }: PartnerBank) => ({
  holderName,
  ifsc,
  bankName,
  accountLast4,
  check: status,
});

/** What this viewer can do about it; only the owner changes it. */
function canOf(
  partners: PartnerAccounts,
  { partner, bank, change, steps }: ProfileDependencies,
  viewer: Viewer,
): PartnerProfile['can'] {
  const mode = editModeOf(partner.status);
  const owner = partners.isOwner(viewer, partner);
  const moves = partners.transitions.movesOf(viewer, partner);
  return {
    edit: mayEditNow(partners, viewer, partner),
    submit: moves.submit && steps.every(({ complete }) => complete),
    verifyBank: owner && bank?.status === 'code_sent' && bank.wrongTries < bankTries,
    withdrawChange: owner && change !== null,
    askToDeactivate: moves.askToDeactivate,
    editsAreReviewed: mode === 'live',
  };
}

/** Shows PAN and account number by their last digits only, to every viewer. */
export function presentProfile(
  partners: PartnerAccounts,
  parts: ProfileDependencies,
  viewer: Viewer,
): PartnerProfile {
  const { partner: p, bank, change, review } = parts;
  return {
    organisationId: p.organisationId,
    status: p.status,
    previousStatus: p.previousStatus,
    suspensionReason: p.suspensionReason,
    standingReason: p.standingReason,
    companyName: p.companyName,
    constitution: p.constitution,
    about: p.about,
    ownerName: p.ownerName,
    panLast4: p.panLast4,
    panName: p.panName,
    gstNumber: p.gstNumber,
    gstName: p.gstName,
    gstDeclared: p.gstDeclared || p.gstNumber !== null,
    line1: p.line1,
    locality: p.locality,
    landmark: p.landmark,
    pincode: p.pincode,
    city: parts.city,
    state: parts.state,
    radiusMetres: p.radiusMetres,
    bank: bank && presentBank(bank),
    serviceCount: parts.serviceCount,
    neededDocuments: [...parts.needed],
    steps: parts.steps,
    reasons: p.status === 'Rejected' ? [...(review?.reasons ?? [])] : [],
    submittedAt: review?.submittedAt.toISOString() ?? null,
    change: change && presentChange(change),
    can: canOf(partners, parts, viewer),
  };
}
