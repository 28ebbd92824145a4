import { t } from '../../platform/words.ts';
import type { Constitution, ProfileField } from '@nukkad/contract/identity/partner/partner.model';

/** What a reviewer calls each field of a partner's profile; the review does not compile if one is missing. */
export const fieldWords = {
  companyName: t('review.businessName', 'Business name'),
  constitution: t('review.businessType', 'Business type'),
  about: t('review.aboutTheBusiness', 'About the business'),
  ownerName: t('review.ownersName', 'Owner’s name'),
  pan: 'PAN',
  gstNumber: t('review.gSTNumber', 'GST number'),
  line1: t('review.houseAndBuilding', 'House and building'),
  locality: t('review.streetAndLocality', 'Street and locality'),
  landmark: t('review.landmark', 'Landmark'),
  pincode: t('review.pINCode', 'PIN code'),
  radiusMetres: t('review.serviceArea', 'Service area'),
  services: t('common.services', 'Services'),
  bank: t('review.bankAccount', 'Bank account'),
  documents: t('review.documents', 'Documents'),
} as const;

export const constitutionWords: Readonly<Record<Constitution, string>> = {
  proprietor: t('review.proprietor', 'Sole proprietor'),
  partnership: t('review.partnership', 'Partnership'),
  llp: t('review.llp', 'LLP'),
  company: t('review.company', 'Company'),
  society: t('review.society', 'Society or trust'),
};

/** A stored value of a profile as a reviewer reads it: no codes, kilometres instead of metres. */
export function valueWords(field: ProfileField, value: string | null): string {
  if (!value) return t('review.empty', 'Empty');
  if (field === 'constitution') return new Map(Object.entries(constitutionWords)).get(value) ?? value;
  return field === 'radiusMetres' && /^[0-9]+$/.test(value)
    ? t('review.kilometres', '{{km}} km', { km: Number(value) / 1000 })
    : value;
}
