import type { Viewer } from '../../platform/viewer.ts';

/** Specification section 3: storage folders per role; 'common' if no role. */
const folders: Readonly<Record<string, string>> = {
  'Service Partner': 'service-partner',
  Jobseeker: 'jobseeker',
  subUser: 'sub-user',
  Buyer: 'buyer',
};

export const storageFolders: readonly string[] = [...Object.values(folders), 'common'].map(
  (one) => `${one}/`,
);

/** role, user, folder, id: made of our own words and ids alone. */
export function storageKeyOf(viewer: Viewer, folder: string, documentId: string): string {
  const role = (viewer.role && folders[viewer.role]) ?? 'common';
  return `${role}/${viewer.userId}/${folder.replaceAll('_', '-')}/${documentId}`;
}
