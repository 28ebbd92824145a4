import type { Role } from '@nukkad/contract/kernel/roles';

/** Specification section 3: storage folders per role; 'common' if no role. */
const folders: Readonly<Record<string, string>> = {
  'Service Partner': 'service-partner',
  Jobseeker: 'jobseeker',
  subUser: 'sub-user',
  Buyer: 'buyer',
};

/** Documents of profiles and own drives lie side by side in them. */
export const roleFolders: readonly string[] = [...Object.values(folders), 'common'].map((one) => `${one}/`);

interface Uploader {
  readonly role: Role | null;
  readonly userId: string;
}

/** role, user, folder, id: made of our own words and ids alone. */
export function roleKeyOf({ role, userId }: Uploader, folder: string, fileId: string): string {
  return `${(role && folders[role]) ?? 'common'}/${userId}/${folder.replaceAll('_', '-')}/${fileId}`;
}
