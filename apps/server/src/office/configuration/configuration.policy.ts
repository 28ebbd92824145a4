import type { Viewer } from '../../platform/viewer.ts';

/** An Admin; of a change that this one did not propose, another Admin, who may decide on it. */
export const changeCapacities = (
  { role, userId }: Pick<Viewer, 'role' | 'userId'>,
  { proposedById }: { readonly proposedById: string },
): readonly ('Admin' | 'Another Admin')[] => {
  if (role !== 'Admin') return [];
  return proposedById === userId ? ['Admin'] : ['Admin', 'Another Admin'];
};
