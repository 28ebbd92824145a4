import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** A department as other domains see it. */
export interface DepartmentFacts {
  readonly departmentId: string;
  readonly name: string;
  readonly parentId: string | null;
  /** The membership of who leads it; null: the owner. */
  readonly headStaffId: string | null;
}

export interface HeadHandOver {
  readonly organisationId: string;
  readonly staffId: string;
  readonly toStaffId: string;
}

/** What other domains may ask of departments. Maps leave out ids that are not there. */
export interface DepartmentInterface {
  getDepartments(
    reader: Reader,
    organisationId: string,
    departmentIds: readonly string[],
  ): Promise<ReadonlyMap<string, DepartmentFacts>>;
  /** All of an organisation, by name: a hundred at most. */
  listDepartments(reader: Reader, organisationId: string): Promise<readonly DepartmentFacts[]>;
  /** False: one of them is not there. Nothing removes them until the transaction ends. */
  holdDepartments(tx: Tx, organisationId: string, departmentIds: readonly string[]): Promise<boolean>;
  /** Who takes over leads each department that the other led. Answers how many there were. */
  handOverHeads(tx: Tx, handOver: Authorized<HeadHandOver>, now: Date): Promise<number>;
}

export interface DepartmentDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'members'>;
  /** Left out: nothing of a drive is shared. */
  readonly drive?: Pick<DriveInterface, 'departments'>;
}
