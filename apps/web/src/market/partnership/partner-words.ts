import { isKeyOf } from '@nukkad/contract/kernel/record';
import type {
  Constitution,
  PartnerProfile,
  ProfileField,
  ProfileStep,
} from '@nukkad/contract/identity/partner/partner.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export type StepName = ProfileStep | 'review';
export const stepNames: readonly StepName[] = [
  'firm',
  'owner',
  'address',
  'services',
  'bank',
  'documents',
  'review',
];

/** A live profile is not submitted as a whole: saving a reviewed field submits that change. */
export function stepsFor(profile: PartnerProfile | null): readonly StepName[] {
  return profile?.can.editsAreReviewed ? stepNames.filter((step) => step !== 'review') : stepNames;
}

const steps: Readonly<Record<StepName, (t: Translate) => string>> = {
  firm: (t) => t('partner.step.firm', 'Your business'),
  owner: (t) => t('partner.step.owner', 'Owner and tax numbers'),
  address: (t) => t('partner.step.address', 'Address and service area'),
  services: (t) => t('partner.step.services', 'Your services'),
  bank: (t) => t('partner.step.bank', 'Bank account'),
  documents: (t) => t('partner.step.documents', 'Documents'),
  review: (t) => t('partner.step.review', 'Review and send'),
};
export const stepWords = (t: Translate, step: StepName) => steps[step](t);

const fields: Readonly<Record<ProfileField, (t: Translate) => string>> = {
  companyName: (t) => t('partner.field.companyName', 'Business name'),
  constitution: (t) => t('partner.field.constitution', 'Business type'),
  about: (t) => t('partner.field.about', 'About your business'),
  ownerName: (t) => t('partner.field.ownerName', 'Owner’s name, as on the PAN card'),
  pan: (t) => t('partner.field.pan', 'PAN'),
  gstNumber: (t) => t('partner.field.gstNumber', 'GST number'),
  line1: (t) => t('partner.field.line1', 'House, floor, building'),
  locality: (t) => t('partner.field.locality', 'Street and locality'),
  landmark: (t) => t('partner.field.landmark', 'Landmark (optional)'),
  pincode: (t) => t('partner.field.pincode', 'PIN code'),
  radiusMetres: (t) => t('partner.field.radius', 'Service area'),
  services: (t) => t('partner.field.services', 'Services'),
  bank: (t) => t('partner.field.bank', 'Bank account'),
  documents: (t) => t('partner.field.documents', 'Documents'),
};
export const fieldWords = (t: Translate, field: ProfileField) => fields[field](t);

const constitutions: Readonly<Record<Constitution, (t: Translate) => string>> = {
  proprietor: (t) => t('partner.kind.proprietor', 'Sole proprietor'),
  partnership: (t) => t('partner.kind.partnership', 'Partnership'),
  llp: (t) => t('partner.kind.llp', 'LLP'),
  company: (t) => t('partner.kind.company', 'Company'),
  society: (t) => t('partner.kind.society', 'Society or trust'),
};
export const constitutionWords = (t: Translate, kind: Constitution) => constitutions[kind](t);

/** What a reviewer saw of a change: words for what the wire says in keys. */
export function changedValue(t: Translate, field: ProfileField, value: string): string {
  if (value === '') return t('partner.none', 'None');
  return field === 'constitution' && isKeyOf(constitutions, value) ? constitutionWords(t, value) : value;
}
