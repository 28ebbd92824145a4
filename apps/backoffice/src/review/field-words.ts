import type { ProfileField } from '@nukkad/contract/partner/partner.model';

/** What a reviewer calls each field. */
export const fieldWords: Readonly<Record<ProfileField, string>> = {
  companyName: 'Name of the firm',
  constitution: 'Kind of firm',
  about: 'About the firm',
  ownerName: 'Name of the owner',
  pan: 'PAN',
  gstNumber: 'GST number',
  line1: 'House and building',
  locality: 'Street and locality',
  landmark: 'Landmark',
  pincode: 'PIN code',
  radiusMetres: 'How far it goes',
  services: 'Services',
  bank: 'Bank account',
  documents: 'Documents',
};
