/** Parties in a file: its columns, and the rules of their cells for server and screen. */
import { type ImportField, type ImportSheet, schemaFault } from '../../kernel/import.ts';
import { emailAddress } from '../../kernel/patterns/email.ts';
import { gstNumber } from '../../kernel/patterns/gst-number.ts';
import { mobileNumber, plainMobile } from '../../kernel/patterns/mobile.ts';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { type RupeesProblem, readRupees, rupeesProblems } from '../../kernel/patterns/rupees.ts';
import { isOneOf } from '../../kernel/record.ts';
import { text } from '../../kernel/schema.ts';
import { type PartyBody, partyKinds } from './party.model.ts';

export const partyColumns = [
  'name',
  'kind',
  'gstNumber',
  'contactName',
  'mobileNumber',
  'email',
  'address',
  'pincode',
  'openingBalance',
] as const;
export type PartyColumn = (typeof partyColumns)[number];

type Field = ImportField<PartyColumn>;

const suppliers = new Set(['supplier', 'vendor', 'creditor', 'सप्लायर', 'विक्रेता']);
const customers = new Set(['', 'customer', 'client', 'debtor', 'buyer', 'ग्राहक']);

function plainKind(cell: string): string {
  const word = cell.toLowerCase();
  if (suppliers.has(word)) return 'supplier';
  return customers.has(word) ? 'customer' : cell;
}

const optional = (schema: Parameters<typeof schemaFault>[0]) => (plain: string) =>
  plain === '' ? null : schemaFault(schema, plain);

/** Paise of a cell; a minus before it: the party is owed it. */
function balanceOf(plain: string): { readonly paise: number; readonly problem: RupeesProblem | null } {
  const isOwed = plain.startsWith('-');
  const { paise, problem } = readRupees(isOwed ? plain.slice(1) : plain, { zero: true, exact: true });
  return { paise: isOwed ? -(paise ?? 0) : (paise ?? 0), problem };
}

function balanceFault(plain: string): string | null {
  const { problem } = balanceOf(plain);
  return problem && rupeesProblems[problem];
}

const fields: Readonly<Record<PartyColumn, Field>> = {
  name: {
    title: 'Name',
    names: [
      'Party',
      'Party name',
      'Customer',
      'Customer name',
      'Supplier',
      'Business name',
      'Company',
      'नाम',
    ],
    plain: (cell) => cell.replaceAll(/\s+/g, ' '),
    fault: (plain) => schemaFault(text(120), plain),
  },
  kind: {
    title: 'Type',
    names: ['Kind', 'Party type', 'Group', 'प्रकार'],
    isOptional: true,
    choices: partyKinds,
    plain: plainKind,
    fault: (plain) => (isOneOf(partyKinds, plain) ? null : 'Choose customer or supplier.'),
  },
  gstNumber: {
    title: 'GST number',
    names: ['GSTIN', 'GST', 'GST no', 'जीएसटी नंबर'],
    isOptional: true,
    plain: (cell) => cell.replaceAll(/\s/g, '').toUpperCase(),
    fault: optional(gstNumber),
  },
  contactName: {
    title: 'Contact person',
    names: ['Contact', 'Contact name', 'Person', 'संपर्क'],
    isOptional: true,
    plain: (cell) => cell.replaceAll(/\s+/g, ' '),
    fault: optional(text(120)),
  },
  mobileNumber: {
    title: 'Mobile number',
    names: ['Mobile', 'Mobile no', 'Phone', 'Phone number', 'Contact number', 'मोबाइल', 'मोबाइल नंबर'],
    isOptional: true,
    plain: plainMobile,
    fault: optional(mobileNumber),
  },
  email: {
    title: 'Email',
    names: ['E-mail', 'Mail', 'Email address', 'ईमेल'],
    isOptional: true,
    plain: (cell) => cell.toLowerCase(),
    fault: optional(emailAddress),
  },
  address: {
    title: 'Address',
    names: ['Billing address', 'Street', 'पता'],
    isOptional: true,
    plain: (cell) => cell.replaceAll(/\s+/g, ' '),
    fault: optional(text(300)),
  },
  pincode: {
    title: 'PIN code',
    names: ['Pin', 'Pincode', 'Postal code', 'पिन कोड'],
    isOptional: true,
    plain: (cell) => cell.replace(/\.0$/, '').replaceAll(/\s/g, ''),
    fault: optional(pincodeText),
  },
  openingBalance: {
    title: 'Opening balance',
    names: ['Opening', 'Balance', 'Amount due', 'शुरुआती बैलेंस'],
    isOptional: true,
    plain: (cell) => cell,
    fault: balanceFault,
  },
};

export const partySheet: ImportSheet<PartyColumn> = {
  fields,
  unique: 'name',
  repeated: 'Another row has the same name.',
};

/** A row without faults, as it is added. An address needs both of its cells. */
export function partyOfRow(plain: Readonly<Record<PartyColumn, string>>, openingOn: string): PartyBody {
  const { name, kind, address, pincode } = plain;
  if (!isOneOf(partyKinds, kind)) throw new Error('A row with a fault was to be added.');
  const hasContact = plain.contactName !== '' || plain.mobileNumber !== '' || plain.email !== '';
  return {
    kind,
    name,
    ...(plain.gstNumber && { gstNumber: plain.gstNumber }),
    openingBalance: balanceOf(plain.openingBalance).paise,
    openingOn,
    note: '',
    contacts: hasContact
      ? [
          {
            name: plain.contactName || name,
            designation: '',
            ...(plain.mobileNumber && { mobileNumber: plain.mobileNumber }),
            ...(plain.email && { email: plain.email }),
          },
        ]
      : [],
    addresses: address && pincode ? [{ label: 'Office', line: address, pincode }] : [],
  };
}

/** Of an address one cell alone is no address. */
export const halfAddress = ({
  address,
  pincode,
}: Readonly<Record<PartyColumn, string>>): PartyColumn | null => {
  if (address !== '' && pincode === '') return 'pincode';
  return address === '' && pincode !== '' ? 'address' : null;
};
