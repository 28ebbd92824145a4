import type { Viewer } from '../../platform/viewer.ts';

/** An Admin; of terms that this one did not write, another Admin, who may decide on them. */
export const couponCapacities = (
  { role, userId }: Pick<Viewer, 'role' | 'userId'>,
  { wordedById }: { readonly wordedById: string },
): readonly ('Admin' | 'Another Admin')[] => {
  if (role !== 'Admin') return [];
  return wordedById === userId ? ['Admin'] : ['Admin', 'Another Admin'];
};
