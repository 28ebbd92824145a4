import type { TaskPriority } from '@nukkad/contract/people/task/task.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { TaskHandOver } from './open-tasks.store.ts';
import type { DocumentInterface } from '../../files/document/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** An open task with a last day, as other domains name it. */
export interface DueTask {
  readonly taskId: string;
  readonly title: string;
  readonly priority: TaskPriority;
  readonly dueOn: string;
}

export interface DueOf {
  readonly organisationId: string;
  readonly userId: string;
  /** YYYY-MM-DD, inclusive. */
  readonly until: string;
  readonly limit: number;
}

/** What other domains may ask of tasks. */
export interface TaskInterface {
  /** What someone does that is due by a day, the oldest first, and how many there are, counted up to a thousand. */
  dueOf(reader: Reader, asked: DueOf): Promise<{ readonly rows: readonly DueTask[]; readonly all: number }>;
  /** Open tasks that a member of staff does. */
  countOpenOf(reader: Reader, of: Pick<TaskHandOver, 'organisationId' | 'staffId'>): Promise<number>;
  /** Gives them to a colleague, within the step of the caller, who tells them. Answers how many there were. */
  giveTasks(
    tx: Tx,
    by: { readonly userId: string; readonly now: Date },
    handOver: Authorized<TaskHandOver>,
  ): Promise<number>;
}

export interface TaskDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff'>;
  readonly document: Pick<DocumentInterface, 'holdOwn' | 'getFiles' | 'linkFile'>;
}
