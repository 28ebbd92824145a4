import { type Party, type PartyKind, paymentTerms } from '@nukkad/contract/work/party/party.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { NewParty } from './party.queries.ts';

export interface TypedContact {
  readonly name: string;
  readonly designation: string;
  readonly mobileNumber: string;
  readonly email: string;
}

export interface TypedAddress {
  readonly label: string;
  readonly line: string;
  readonly pincode: string;
}

/** As it stands in the form; '' is nothing. */
export interface Typed {
  readonly kind: PartyKind;
  readonly name: string;
  readonly gstNumber: string;
  readonly openingBalance: number;
  /** They owe it, or are owed it. */
  readonly side: 'theirs' | 'ours';
  readonly openingOn: string;
  readonly termsDays: NewParty['termsDays'];
  readonly note: string;
  readonly contacts: readonly TypedContact[];
  readonly addresses: readonly TypedAddress[];
}

export const noContact: TypedContact = { name: '', designation: '', mobileNumber: '', email: '' };
export const noAddress: TypedAddress = { label: '', line: '', pincode: '' };

export const nothingTyped = (): Typed => ({
  kind: 'customer',
  name: '',
  gstNumber: '',
  openingBalance: 0,
  side: 'theirs',
  openingOn: istDay(new Date()),
  termsDays: null,
  note: '',
  contacts: [noContact],
  addresses: [],
});

export const typedOf = ({ openingBalance, gstNumber, contacts, ...party }: Party): Typed => ({
  kind: party.kind,
  name: party.name,
  gstNumber: gstNumber ?? '',
  openingBalance: Math.abs(openingBalance),
  side: openingBalance < 0 ? 'ours' : 'theirs',
  openingOn: party.openingOn,
  termsDays: paymentTerms.find((days) => days === party.termsDays) ?? null,
  note: party.note,
  contacts: contacts.map(({ mobileNumber, email, ...one }) => ({
    ...one,
    mobileNumber: mobileNumber ?? '',
    email: email ?? '',
  })),
  addresses: party.addresses,
});

const isFilled = (row: object) => Object.values(row).some((value) => String(value).trim() !== '');

/** Rows of which nothing was typed are left out. */
export const bodyOf = ({
  side,
  openingBalance,
  gstNumber,
  contacts,
  addresses,
  ...typed
}: Typed): NewParty => ({
  ...typed,
  ...(gstNumber.trim() && { gstNumber: gstNumber.trim().toUpperCase() }),
  openingBalance: side === 'ours' ? -openingBalance : openingBalance,
  contacts: contacts.filter(isFilled).map(({ mobileNumber, email, ...one }) => ({
    ...one,
    ...(mobileNumber && { mobileNumber }),
    ...(email.trim() && { email: email.trim().toLowerCase() }),
  })),
  addresses: addresses.filter(isFilled),
});
