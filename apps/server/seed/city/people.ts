/** Plain, invented names. The first ones are the people of the tests and of the printed list at start. */
import type { Random } from '../random.ts';

const first = [
  'Ramesh',
  'Suresh',
  'Lakshmi',
  'Kavita',
  'Manoj',
  'Anil',
  'Sunita',
  'Deepak',
  'Rekha',
  'Vijay',
  'Prakash',
  'Geeta',
  'Imran',
  'Salma',
  'Joseph',
  'Mary',
  'Harish',
  'Shobha',
  'Nagaraj',
  'Manjula',
  'Arun',
  'Bhavana',
  'Chandru',
  'Divya',
  'Farhan',
  'Girish',
  'Hema',
  'Irfan',
  'Jaya',
  'Kiran',
  'Latha',
  'Mohan',
  'Naveen',
  'Padma',
  'Raju',
  'Sandeep',
  'Tara',
  'Uday',
  'Vasanth',
  'Yamuna',
  'Ajay',
  'Basavaraj',
] as const;
const last = [
  'Rao',
  'Gowda',
  'Shetty',
  'Kumar',
  'Reddy',
  'Nair',
  'Pillai',
  'Das',
  'Singh',
  'Sharma',
  'Verma',
  'Khan',
  'Fernandes',
  'Naik',
  'Hegde',
  'Patil',
  'Joshi',
  'Murthy',
  'Iyer',
  'Thomas',
  'Yadav',
  'Mishra',
  'Bhat',
  'Prasad',
] as const;

export function personNameFrom(random: Random): string {
  return `${random.pick(first)} ${random.pick(last)}`;
}

/**
 * Mobile numbers of the demo city: 9000000001 and on. They belong to no known person, and no message is sent to them.
 */
export function demoMobile(index: number): string {
  return String(9_000_000_000 + index);
}

export const demoBuyers = [
  {
    fullName: 'Asha Rao',
    mobileNumber: demoMobile(1),
    line1: '14, 2nd Floor, Gulmohar Apartments',
    locality: 'Indiranagar',
    pincode: '560038',
  },
  {
    fullName: 'Ravi Menon',
    mobileNumber: demoMobile(2),
    line1: '7, 5th Cross',
    locality: 'Koramangala',
    pincode: '560034',
  },
  {
    fullName: 'Meena Kulkarni',
    mobileNumber: demoMobile(3),
    line1: 'B-302, Palm Grove',
    locality: 'HSR Layout',
    pincode: '560102',
  },
] as const;

export const neighbourhoods = [
  { locality: 'Indiranagar', pincode: '560038' },
  { locality: 'Koramangala', pincode: '560034' },
  { locality: 'HSR Layout', pincode: '560102' },
  { locality: 'Jayanagar', pincode: '560011' },
  { locality: 'JP Nagar', pincode: '560078' },
  { locality: 'Whitefield', pincode: '560066' },
  { locality: 'Marathahalli', pincode: '560037' },
  { locality: 'Malleshwaram', pincode: '560003' },
  { locality: 'Rajajinagar', pincode: '560010' },
  { locality: 'BTM Layout', pincode: '560076' },
  { locality: 'Hebbal', pincode: '560024' },
  { locality: 'Yelahanka', pincode: '560064' },
  { locality: 'Ulsoor', pincode: '560008' },
  { locality: 'CV Raman Nagar', pincode: '560093' },
  { locality: 'Banashankari', pincode: '560070' },
  { locality: 'Bellandur', pincode: '560103' },
] as const;

/** Printed at start in development. The authenticator's key is no secret: the demo city has none to keep. */
export const demoAdmin = {
  fullName: 'Nandini Iyer',
  mobileNumber: demoMobile(999_999),
  email: 'admin@nukkad.example',
  password: 'nukkad-street-corner',
  secret: 'NUKKADSTREETCORNERKEY234567ABCDE',
} as const;

/** The second Admin, who decides on what the first one proposes beyond the bounds. */
export const secondDemoAdmin = {
  fullName: 'Farah Sheikh',
  mobileNumber: demoMobile(999_998),
  email: 'approver@nukkad.example',
  password: 'nukkad-second-signature',
  secret: 'NUKKADSECONDSIGNATUREKEY234567AB',
} as const;
