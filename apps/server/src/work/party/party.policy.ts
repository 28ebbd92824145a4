import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** The organisation whose parties this viewer works with; only its people have the permission. */
export const organisationOf = ({ organisationId }: Pick<Viewer, 'organisationId'>): string =>
  organisationId ?? '00000000-0000-0000-0000-000000000000';

export const mayAdd = (viewer: Viewer): boolean =>
  viewer.organisationId !== null && hasPermission(viewer, 'customers.create');

export const mayEdit = (viewer: Viewer, { organisationId }: { readonly organisationId: string }): boolean =>
  viewer.organisationId === organisationId && hasPermission(viewer, 'customers.update');
