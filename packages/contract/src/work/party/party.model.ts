import * as z from 'zod/mini';
import { emailAddress } from '../../kernel/patterns/email.ts';
import { gstNumber } from '../../kernel/patterns/gst-number.ts';
import { mobileNumber } from '../../kernel/patterns/mobile.ts';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { day, id, instant, optionalText, paise, text, whole } from '../../kernel/schema.ts';

export const partyKinds = ['customer', 'supplier'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** Contacts and addresses of one party. */
export const mostOfParty = 5;
/** A hundred crore rupees. */
export const mostOpening = 100_00_00_000_00;

/** Days after a bill within which a party pays it. */
export const paymentTerms = [0, 7, 15, 30, 45, 60, 90] as const;

export const partyId = id('Party');

export const partyContact = z.object({
  name: text(120, 'Of the person.'),
  designation: optionalText(60, 'What the person does there.'),
  mobileNumber: z.optional(mobileNumber),
  email: z.optional(emailAddress),
});

export const partyAddress = z.object({
  label: text(40, 'As the business calls it, e.g. Office.'),
  line: text(300, 'House, street and place.'),
  pincode: pincodeText,
});

/** What is written of a party. */
export const partyBody = z.object({
  kind: z.enum(partyKinds, 'Choose customer or supplier.'),
  name: text(120, 'Of the person or business.'),
  gstNumber: z.optional(gstNumber),
  openingBalance: whole(
    -mostOpening,
    mostOpening,
    'Balance on the opening day in paise: above zero the party owes it, below zero it is owed to the party.',
  ),
  openingOn: day('The day of the opening balance.'),
  termsDays: z
    .optional(z.nullable(z.literal(paymentTerms, 'Choose one of the list.')))
    .check(
      z.describe('It pays so many days after a bill, not before the agreed day; null: on the agreed day.'),
    ),
  note: optionalText(1_000, 'For the business itself.'),
  contacts: z
    .array(partyContact, 'Send a list.')
    .check(z.maxLength(mostOfParty, `Use at most ${mostOfParty} contacts.`)),
  addresses: z
    .array(partyAddress, 'Send a list.')
    .check(z.maxLength(mostOfParty, `Use at most ${mostOfParty} addresses.`)),
});
export type PartyBody = z.output<typeof partyBody>;

/** A party in a list. */
export const partyCard = z.object({
  partyId,
  kind: z.enum(partyKinds),
  name: z.string(),
  gstNumber: z.nullable(z.string()),
  contactName: z.nullable(z.string()).check(z.describe('Who is called first; null: no contact.')),
  mobileNumber: z.nullable(z.string()),
  balance: paise('What the party owes now, in paise; below zero: what it is owed.'),
  overdue: paise('Of it what is over its day, as the payment book says.'),
  isCustomerHere: z
    .boolean()
    .check(z.describe('Its projects are approved and paid by a customer on the platform.')),
  createdAt: instant(),
});
export type PartyCard = z.output<typeof partyCard>;
export type PartyCardAnswer = z.input<typeof partyCard>;

/** A party with all that is known of it. */
export const party = z.object({
  ...partyCard.shape,
  openingBalance: paise(),
  openingOn: z.string(),
  termsDays: z.nullable(z.int()),
  note: z.string(),
  contacts: z.array(
    z.object({
      name: z.string(),
      designation: z.string(),
      mobileNumber: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
  ),
  addresses: z.array(z.object({ label: z.string(), line: z.string(), pincode: z.string() })),
  version: z.int(),
  can: z.object({ edit: z.boolean(), openProject: z.boolean() }),
});
export type Party = z.output<typeof party>;
export type PartyAnswer = z.input<typeof party>;
