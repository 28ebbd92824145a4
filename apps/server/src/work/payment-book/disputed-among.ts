import type { Reader } from '../../platform/db/database.ts';
import type { ProjectInterface } from '../project/index.ts';
import type { Line } from './book.rules.ts';
import type { InDispute } from './owed.rules.ts';

/** Of the bills among these entries, the milestones that are in dispute now. */
export const disputedAmong = (
  { listDisputed }: Pick<ProjectInterface, 'listDisputed'>,
  reader: Reader,
  lines: readonly Pick<Line, 'kind' | 'milestoneId'>[],
): Promise<InDispute> =>
  listDisputed(
    reader,
    lines.flatMap(({ kind, milestoneId }) => (kind === 'bill' && milestoneId ? [milestoneId] : [])),
  );
