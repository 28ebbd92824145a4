import type { Viewer } from '../../platform/viewer.ts';

export const mayWritePieces = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

export const pieceCapacities = (viewer: Pick<Viewer, 'role'>): readonly 'Admin'[] =>
  mayWritePieces(viewer) ? ['Admin'] : [];

/** Anyone adds to sums; they are of no person, and a call says little. */
export const mayCount = ({ items }: { readonly items: readonly object[] }): boolean => items.length > 0;
