import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import type { NavRow } from '../../platform/nav-items.ts';
import { seriesListPath } from '../../nouns/series/series.paths.ts';

export const seriesNav: readonly NavRow[] = [
  {
    to: seriesListPath,
    account: { group: 'home', order: 17 },
    Icon: IconRepeat,
    label: (t) => t('series.title', 'Repeating visits'),
    about: (t) =>
      t('series.title.about', 'Work that is done every week or month: next visits, changes, end.'),
    roles: ['Buyer'],
  },
];
