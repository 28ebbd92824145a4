import type { Viewer } from '../../platform/viewer.ts';
import type { ListExportRow } from './list-export.store.ts';

type Asked = Pick<ListExportRow, 'userId' | 'organisationId' | 'role'>;

/** Who asked for it alone, in the role and for the organisation of then: not a colleague, not the same person elsewhere. */
export const isOwn = (viewer: Viewer, asked: Asked): boolean =>
  viewer.userId === asked.userId &&
  viewer.organisationId === asked.organisationId &&
  viewer.role === asked.role;
