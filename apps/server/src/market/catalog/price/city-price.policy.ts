import type { Viewer } from '../../../platform/viewer.ts';

/** An Admin; of a price that this one did not set, another Admin, who may decide on it. */
export const cityPriceCapacities = (
  { role, userId }: Pick<Viewer, 'role' | 'userId'>,
  { setById }: { readonly setById: string },
): readonly ('Admin' | 'Another Admin')[] => {
  if (role !== 'Admin') return [];
  return setById === userId ? ['Admin'] : ['Admin', 'Another Admin'];
};
