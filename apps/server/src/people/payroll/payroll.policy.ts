import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** The organisation whose salaries this viewer works with; only its people have the permission. */
export const organisationOf = ({ organisationId }: Pick<Viewer, 'organisationId'>): string =>
  organisationId ?? '00000000-0000-0000-0000-000000000000';

export const seesSalaries = (viewer: Viewer, organisationId: string): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'salary.view');

export const mayWrite = (viewer: Viewer, organisationId: string): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'salary.update');

export const mayCreate = (viewer: Viewer, organisationId: string): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'salary.create');

/** Of a run as much as the policy looks at. */
export interface OfRun {
  readonly organisationId: string;
  readonly checkedBy: string | null;
}

/** Who checked a run as the first of two is not the second one. */
export function runCapacities(viewer: Viewer, run: OfRun, isNew = false): readonly ('Office' | 'Another')[] {
  const may = isNew ? mayCreate : mayWrite;
  if (!may(viewer, run.organisationId)) return [];
  return run.checkedBy === null || run.checkedBy === viewer.userId ? ['Office'] : ['Office', 'Another'];
}
