import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const driveEmpty = {
  'no-own-files': {
    picture: 'no-own-files',
    title: (t) => t('empty.no-own-files', 'Your drive is empty'),
    words: (t) =>
      t('empty.no-own-files.words', 'Upload a file or make a folder. Only you see it until you share it.'),
    to: '/drive?dialog=new-folder',
    button: (t) => t('drive.folder.new', 'New folder'),
  },
  'no-team-files': {
    picture: 'no-team-files',
    title: (t) => t('empty.no-team-files', 'No team files yet'),
    words: (t) =>
      t('empty.no-team-files.words', 'Keep what your team needs here: price lists, forms, photos.'),
    to: '/drive/team?dialog=new-folder',
    button: (t) => t('drive.folder.new', 'New folder'),
  },
  'empty-folder': {
    picture: 'empty-folder',
    title: (t) => t('empty.empty-folder', 'This folder is empty'),
    words: (t) => t('empty.empty-folder.words', 'Upload files, or move some here.'),
    to: '/drive',
    button: (t) => t('drive.toFiles', 'View your files'),
  },
  'no-starred-files': {
    picture: 'no-starred-files',
    title: (t) => t('empty.no-starred-files', 'No starred files'),
    words: (t) => t('empty.no-starred-files.words', 'Star what you use often, and find it here.'),
    to: '/drive',
    button: (t) => t('drive.toFiles', 'View your files'),
  },
  'no-recent-files': {
    picture: 'no-recent-files',
    title: (t) => t('empty.no-recent-files', 'No recent files'),
    words: (t) => t('empty.no-recent-files.words', 'Files that were added or changed lately appear here.'),
    to: '/drive',
    button: (t) => t('drive.toFiles', 'View your files'),
  },
  'empty-bin': {
    picture: 'empty-bin',
    title: (t) => t('empty.empty-bin', 'The bin is empty'),
    words: (t) => t('empty.empty-bin.words', 'What you move to the bin stays here for 30 days.'),
    to: '/drive',
    button: (t) => t('drive.toFiles', 'View your files'),
  },
  'no-shared-files': {
    picture: 'no-shared-files',
    title: (t) => t('empty.no-shared-files', 'Nothing shared with you yet'),
    words: (t) =>
      t('empty.no-shared-files.words', 'Files and folders that others share with you appear here.'),
    to: '/drive',
    button: (t) => t('drive.toFiles', 'View your files'),
  },
  'no-records': {
    picture: 'no-records',
    title: (t) => t('empty.no-records', 'Nothing in this folder yet'),
    words: (t) => t('empty.no-records.words', 'It fills itself as you book and work.'),
    to: '/drive',
    button: (t) => t('drive.toFiles', 'View your files'),
  },
} as const satisfies EmptyScreens;
