import { useTranslation } from '../../platform/i18n/use-translation.ts';

/** "3 connections in common"; nothing for none. */
export function MutualWords({ count }: { count: number }) {
  const { plural } = useTranslation();
  if (count === 0) return null;
  return plural('network.mutual', count, {
    one: '{{count}} connection in common',
    other: '{{count}} connections in common',
  });
}
