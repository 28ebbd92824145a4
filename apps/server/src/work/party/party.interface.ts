import type { Reader, Tx } from '../../platform/db/database.ts';
import type { PartyRow } from './party.store.ts';

/** A party as other domains read it. */
export type PartyFacts = Pick<
  PartyRow,
  'partyId' | 'organisationId' | 'kind' | 'name' | 'userId' | 'gstNumber' | 'openingPaise' | 'openingOn'
>;

/** A customer of the platform with whom an organisation has come to terms. */
export interface AgreedParty {
  readonly organisationId: string;
  readonly userId: string;
  readonly name: string;
}

export interface PartyInterface {
  /** The party that this customer is for the organisation; made where it is none yet. */
  partyOfCustomer(tx: Tx, customer: AgreedParty, now: Date): Promise<PartyFacts>;
  /** Of one organisation; those of others are left out. */
  getParties(
    reader: Reader,
    organisationId: string,
    partyIds: readonly string[],
  ): Promise<ReadonlyMap<string, PartyFacts>>;
}
