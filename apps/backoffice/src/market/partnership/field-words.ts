/** What a reviewer calls each field of a partner's profile; the review does not compile if one is missing. */
export const fieldWords = {
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
} as const;
