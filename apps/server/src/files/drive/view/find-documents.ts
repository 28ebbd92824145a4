import { type Finder, forSignedIn } from '../../../platform/search/finder.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { findInDrives } from './search-drive.ts';

const mostOfExcerpt = 120;

/** Folders and files that the viewer may see, by their names and by what they say. */
export const documentFinders = (deps: DriveDependencies): readonly Finder[] => [
  {
    room: 'everyone',
    find: forSignedIn(async ({ reader, viewer, wanted, limit }) => {
      if (wanted.text === '') return [];
      const hits = await findInDrives(deps, { reader, viewer }, wanted.text, limit);
      return hits.map(({ item, folder, excerpt }) => ({
        kind: 'document',
        id: `${item.kind}/${item.itemId}`,
        title: item.name,
        facts: [
          folder?.name ?? '',
          excerpt
            .map(({ text }) => text)
            .join('')
            .slice(0, mostOfExcerpt),
        ],
        startsAt: null,
        status: null,
      }));
    }),
  },
];
