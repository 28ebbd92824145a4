/** The people of the small demo city: apps/server/seed/city makes the same ones everywhere. */
export interface Person {
  readonly fullName: string;
  readonly mobileNumber: string;
}

export const asha: Person = { fullName: 'Asha Rao', mobileNumber: '9000000001' };

/** The first shop: electricians, plumbers, cleaners and carpenters of Indiranagar. Only it does plumbing and carpentry. */
export const lakshmi: Person = { fullName: 'Lakshmi Narayan', mobileNumber: '9000000100' };
export const herDesk: Person = { fullName: 'Kavita Joshi', mobileNumber: '9000000300' };
/** Works for Lakshmi, every day from 7:00 to 21:00, in all her trades. */
export const ramesh: Person = { fullName: 'Ramesh Gowda', mobileNumber: '9000200000' };
export const lakshmisShop = 'Lakshmi Home Services';

/** The second shop's owner: air conditioners, appliances and, like Lakshmi, electricians. */
export const coolCareOwner: Person = { fullName: 'Joseph Sharma', mobileNumber: '9000000101' };
export const coolCare = 'Namma Cool Care';

/** The third shop's owner: cleaners, maids and pest control in HSR Layout. No other test books it. */
export const cleanCornerOwner: Person = { fullName: 'Owner of Clean Corner', mobileNumber: '9000000102' };

/** Somebody new for each test, so that two tests at once do not share a cart: a number of the test's own. */
export function someNumber(): string {
  return `8${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}
