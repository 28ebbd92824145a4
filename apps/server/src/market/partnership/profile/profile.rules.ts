import type { DocumentType } from '@nukkad/contract/files/document/document.model';
import type { PartnerStatus } from '@nukkad/contract/identity/partner/partner.noun';
import {
  type ProfileField,
  type ProfileStep,
  profileSteps,
  riskyFields,
  stepOfField,
} from '@nukkad/contract/identity/partner/partner.model';

/** How an edit is taken: written at once, its risky part put to review, or not at all. */
export type EditMode = 'draft' | 'live' | 'under_review' | 'closed';

const modes: Readonly<Partial<Record<PartnerStatus, EditMode>>> = {
  Created: 'draft',
  Rejected: 'draft',
  Pending: 'under_review',
  Approved: 'live',
  Active: 'live',
};

export function editModeOf(status: PartnerStatus): EditMode {
  return modes[status] ?? 'closed';
}

const risky: ReadonlySet<ProfileField> = new Set(riskyFields);

export function isRisky(field: ProfileField): boolean {
  return risky.has(field);
}

/** What completeness is judged by. */
export interface FilledIn {
  readonly companyName: string;
  readonly constitution: string | null;
  readonly ownerName: string;
  readonly panLast4: string | null;
  readonly gstNumber: string | null;
  readonly gstDeclared: boolean;
  readonly line1: string;
  readonly locality: string;
  readonly serviceCount: number;
  /** Null: none given yet. */
  readonly bankState: string | null;
  readonly attached: ReadonlySet<DocumentType>;
  /** What the categories of its services ask for. */
  readonly forWork: readonly DocumentType[];
}

/** What a profile needs: asked for before it is sent, and accepted before it is approved. */
export const neededDocuments = ({
  gstNumber,
  forWork,
}: {
  readonly gstNumber: string | null;
  readonly forWork: readonly DocumentType[];
}): readonly DocumentType[] => ['pan_card', ...(gstNumber ? ['gst_certificate' as const] : []), ...forWork];

function missingFields(f: FilledIn): ProfileField[] {
  const needed = neededDocuments(f);
  const gaps: [boolean, ProfileField][] = [
    [f.companyName === '', 'companyName'],
    [f.constitution === null, 'constitution'],
    [f.ownerName === '', 'ownerName'],
    [f.panLast4 === null, 'pan'],
    [!f.gstDeclared && f.gstNumber === null, 'gstNumber'],
    [f.line1 === '', 'line1'],
    [f.locality === '', 'locality'],
    [f.serviceCount === 0, 'services'],
    [f.bankState === null || f.bankState === 'failed', 'bank'],
    [needed.some((type) => !f.attached.has(type)), 'documents'],
  ];
  return gaps.filter(([gap]) => gap).map(([, field]) => field);
}

export interface StepState {
  readonly step: ProfileStep;
  readonly complete: boolean;
  readonly missing: ProfileField[];
}

/** Each step with what it still lacks. */
export function stepsOf(filled: FilledIn): StepState[] {
  const gaps = missingFields(filled);
  return profileSteps.map((step) => {
    const missing = gaps.filter((field) => stepOfField[field] === step);
    return { step, complete: missing.length === 0, missing };
  });
}
