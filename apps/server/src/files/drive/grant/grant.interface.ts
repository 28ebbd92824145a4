import type { Reader, Tx } from '../../../platform/db/database.ts';

/** Someone of a team, as shares name them. */
interface TeamMember {
  readonly organisationId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly isActive: boolean;
}

/** What sharing asks of departments; answered by department. */
export interface GranteeDepartments {
  /** Leaves out those that are not of this business. */
  namesOf(
    reader: Reader,
    organisationId: string,
    departmentIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** False: it is not there. Nothing removes it until the transaction ends. */
  hold(tx: Tx, organisationId: string, departmentId: string): Promise<boolean>;
}

/** What sharing asks of accounts and teams; answered by account. */
export interface Grantees {
  /** Leaves out ids that are not there. */
  staffOf(reader: Reader, staffIds: readonly string[]): Promise<ReadonlyMap<string, TeamMember>>;
  /** Number -> account; unknown ones are left out. Callers must not reveal which are known. */
  accountsOf(reader: Reader, mobileNumbers: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
