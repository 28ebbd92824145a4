import type { TaskPriority } from '@nukkad/contract/people/task/task.model';
import type { Reader } from '../../platform/db/database.ts';

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
}
