import type { ProfileField } from '@nukkad/contract/partner/partner.model';

/** What a reviewer calls each field. */
export const fieldWords: Readonly<Record<ProfileField, string>> = {
  companyName: 'Business name',
  constitution: 'Business type',
  about: 'About the business',
  ownerName: 'Name of the owner',
  pan: 'PAN',
  gstNumber: 'GST number',
  line1: 'House and building',
  locality: 'Street and locality',
  landmark: 'Landmark',
  pincode: 'PIN code',
  radiusMetres: 'Service area',
  services: 'Services',
  bank: 'Bank account',
  documents: 'Documents',
};
