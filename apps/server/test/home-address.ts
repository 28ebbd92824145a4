/** What a customer of Indiranagar saves as the address at home. */
export const ashasHome = {
  label: 'Home',
  contactName: 'Asha Rao',
  line1: '12, 4th Cross',
  landmark: '',
  locality: 'Indiranagar',
  pincode: '560038',
  isDefault: true,
};
