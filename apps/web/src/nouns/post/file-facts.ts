import type { PostFile } from '@nukkad/contract/network/post/post-attached.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';

const megabyte = 1_048_576;

/** How many pages a document has and how large it is. */
export function useFileFacts({ pages, bytes }: Pick<PostFile, 'pages' | 'bytes'>): string {
  const { plural, locale } = useTranslation();
  const isSmall = bytes < megabyte / 10;
  const size = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(Math.max(1, bytes) / (isSmall ? 1_024 : megabyte));
  if (pages === null) return size;
  const count = plural('postAttached.pages', pages, { one: '{{count}} page', other: '{{count}} pages' });
  return `${count} · ${size}`;
}
