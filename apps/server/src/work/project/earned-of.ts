import type { Reader } from '../../platform/db/database.ts';
import { listMilestones } from './milestone.store.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { type Earned, earnings } from './project.rules.ts';

/** The payment book knows what was credited, by a decision or by hand. */
export async function earnedOf(
  { books }: Pick<ProjectDependencies, 'books'>,
  reader: Reader,
  projectId: string,
): Promise<Earned> {
  const [milestones, credited] = await Promise.all([
    listMilestones(reader, [projectId]),
    books.answers[0]?.credited(reader, projectId),
  ]);
  return earnings(milestones, credited ?? new Map<string | null, number>());
}
