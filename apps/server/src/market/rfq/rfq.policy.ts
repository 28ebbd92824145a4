import type { Viewer } from '../../platform/viewer.ts';

/** Whose request it is; null: the account was erased. */
export interface Asker {
  readonly userId: string | null;
}

export const isOwn = ({ role, userId }: Pick<Viewer, 'role' | 'userId'>, rfq: Asker): boolean =>
  role === 'Buyer' && rfq.userId === userId;

export const isOperator = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

export const rfqCapacities = (viewer: Viewer, rfq: Asker): readonly ('Admin' | 'Buyer')[] => [
  ...(isOwn(viewer, rfq) ? (['Buyer'] as const) : []),
  ...(isOperator(viewer) ? (['Admin'] as const) : []),
];
