import type { Reader } from './db/database.ts';

/** In what deps a person may have work open: as its customer, as owner of the partner, as its professional. */
export interface WorkDependencies {
  readonly userId: string;
  readonly organisationIds: readonly string[];
  readonly staffIds: readonly string[];
}

/** The open work of a person in one domain, which prevents a deactivation. Each is a count. */
export interface OpenWork {
  /** Not over yet for this person, in any of these deps. */
  ofPerson(reader: Reader, deps: WorkDependencies): Promise<number>;
  /** What this organisation has still to answer, to do or to settle. */
  ofPartner(reader: Reader, organisationId: string): Promise<number>;
  /** What this staff member has taken or is reserved for. */
  ofProfessional(reader: Reader, staffId: string): Promise<number>;
}

/** The sum over all domains. `each` is read when it is asked, since domains are composed after those they build on. */
export function totalOpenWork(each: readonly OpenWork[]): OpenWork {
  const sum = async (count: (one: OpenWork) => Promise<number>) => {
    let total = 0;
    // One after the other: within a transaction there is one connection.
    for (const one of each) total += await count(one);
    return total;
  };
  return {
    ofPerson: (reader, deps) => sum((one) => one.ofPerson(reader, deps)),
    ofPartner: (reader, organisationId) => sum((one) => one.ofPartner(reader, organisationId)),
    ofProfessional: (reader, staffId) => sum((one) => one.ofProfessional(reader, staffId)),
  };
}
