import { CountBadge } from '@nukkad/frame/count-badge';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { numberFormat } from '../mark/formats.ts';

/** How much waits at a place of the navigation; nothing while nothing does. `words` say it in full. */
export function NavCount({ count, words }: { count: number; words: string }) {
  const { locale } = useTranslation();
  if (count === 0) return null;
  return <CountBadge shown={count > 99 ? '99+' : numberFormat(locale).format(count)} words={words} />;
}
