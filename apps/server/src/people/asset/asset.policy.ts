import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Where an employee works, and as whom. */
export function ownPlace({ organisationId, staffId }: Viewer): {
  readonly organisationId: string;
  readonly staffId: string;
} {
  return organisationId && staffId ? { organisationId, staffId } : refuse(kernelErrors.forbidden);
}

/** As much of an asset as the policy looks at. */
export interface AssetFacts {
  readonly organisationId: string;
  readonly custody: { readonly staffId: string } | null;
}
export type AssetCapacity = 'Holder' | 'Office';

/** May this viewer add assets and say where they are? */
export const managesAssets = (viewer: Viewer): boolean => hasPermission(viewer, 'manage_users.update');

export function assetCapacities(viewer: Viewer, asset: AssetFacts): readonly AssetCapacity[] {
  if (viewer.organisationId !== asset.organisationId) return [];
  const isHolder = asset.custody !== null && asset.custody.staffId === viewer.staffId;
  return [
    ...(isHolder ? (['Holder'] as const) : []),
    ...(managesAssets(viewer) ? (['Office'] as const) : []),
  ];
}

/** The office, who may view the team, and who has it. */
export const seesAsset = (viewer: Viewer, asset: AssetFacts): boolean =>
  viewer.organisationId === asset.organisationId &&
  (hasPermission(viewer, 'manage_users.view') || assetCapacities(viewer, asset).length > 0);
