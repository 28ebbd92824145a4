export interface FileOwner {
  readonly kind: 'person' | 'organisation' | 'installation';
  readonly id: string;
}

const nil = '00000000-0000-0000-0000-000000000000';

/**
 * Whose key encrypts what lies in a folder: that of the person or the organisation whose id comes next in the path, or
 * that of the installation where more than one side has a right to the file. Every folder of files is here: what stands
 * under a person's key is gone for everyone once the account is erased, in backups too.
 */
export const ownersOfFolders: Readonly<Record<string, FileOwner['kind']>> = {
  people: 'person',
  'service-partner': 'person',
  jobseeker: 'person',
  'sub-user': 'person',
  buyer: 'person',
  common: 'person',
  exports: 'person',
  cvs: 'person',
  'candidate-videos': 'person',
  'candidate-video-pictures': 'person',
  'candidate-documents': 'person',
  'drive-uploads': 'person',
  logos: 'organisation',
  portfolio: 'organisation',
  asset: 'organisation',
  expense: 'organisation',
  'team-drive': 'organisation',
  // A picture belongs to a person or to a business: its path names neither.
  belongings: 'installation',
  envelopes: 'installation',
  bookings: 'installation',
  disputes: 'installation',
  'milestone-disputes': 'installation',
  projects: 'installation',
  reviews: 'installation',
  // A member may be a person or a business: its id is neither's.
  posts: 'installation',
  blogs: 'installation',
  stories: 'installation',
  groups: 'installation',
  'story-videos': 'installation',
  'story-video-pictures': 'installation',
  'job-cards': 'installation',
  pieces: 'installation',
  'post-files': 'installation',
  'post-video-pictures': 'installation',
  'post-links': 'installation',
  quotation: 'installation',
  chat: 'installation',
  incidents: 'installation',
  'list-exports': 'installation',
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Earlier receipts and photos of assets have no id of a business in their path. */
export function ownerOf(storageKey: string): FileOwner {
  const [folder = '', id = '', ...rest] = storageKey.split('/');
  const kind = Object.hasOwn(ownersOfFolders, folder) ? ownersOfFolders[folder] : undefined;
  if (kind === undefined || kind === 'installation' || rest.length === 0 || !uuid.test(id))
    return { kind: 'installation', id: nil };
  return { kind, id };
}
