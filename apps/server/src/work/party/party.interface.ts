import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { AddressRow, ContactRow } from './party-parts.store.ts';
import type { PartyRow } from './party.store.ts';
import type { Platform } from '../../platform/platform.ts';

/** A party as other domains read it. */
export type PartyFacts = Pick<
  PartyRow,
  | 'partyId'
  | 'organisationId'
  | 'kind'
  | 'name'
  | 'userId'
  | 'gstNumber'
  | 'openingPaise'
  | 'openingOn'
  | 'termsDays'
>;

/** A customer of the platform with whom an organisation has come to terms. */
export interface AgreedParty {
  readonly organisationId: string;
  readonly userId: string;
  readonly name: string;
}

/** In paise; a balance below zero is owed to the party. */
export interface PartyAccount {
  readonly balance: number;
  readonly overdue: number;
}

/** Keeps what parties owe. */
export interface PartyBooks {
  /** The opening balance became so much more, or less, in the transaction in which it is written. */
  open(tx: Tx, party: Authorized<PartyFacts & { readonly changePaise: number }>, now: Date): Promise<void>;
  /** What each owes, and what of it is over its day; one that is left out owes nothing. */
  accounts(
    reader: Reader,
    asked: {
      readonly organisationId: string;
      readonly partyIds: readonly string[];
      readonly today: string;
    },
  ): Promise<ReadonlyMap<string, PartyAccount>>;
}

/** The first of each is the one that is used unless another is chosen. */
export interface PartyParticulars {
  readonly contacts: readonly Pick<ContactRow, 'name' | 'mobileNumber' | 'email'>[];
  readonly addresses: readonly Pick<AddressRow, 'label' | 'line' | 'pincode'>[];
}

export interface PartyInterface {
  /** Answered by the payment book; without it the opening balance is what a party owes. */
  readonly books: ExtensionPoint<PartyBooks>;
  /** The party that this customer is for the organisation; made where it is none yet. */
  partyOfCustomer(tx: Tx, customer: AgreedParty, now: Date): Promise<PartyFacts>;
  /** Of one organisation; those of others are left out. */
  getParties(
    reader: Reader,
    organisationId: string,
    partyIds: readonly string[],
  ): Promise<ReadonlyMap<string, PartyFacts>>;
  /** Where it is and how it is reached; empty for those of other organisations. */
  particularsOf(reader: Reader, organisationId: string, partyId: string): Promise<PartyParticulars>;
  /** Of the first contact of each that has one; one without any is left out. */
  emailsOf(
    reader: Reader,
    organisationId: string,
    partyIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
}

export interface PartyDependencies {
  readonly platform: Platform;
  readonly books: ExtensionPoint<PartyBooks>;
}
