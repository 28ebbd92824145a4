import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FilterChips } from '../../ui/page/filter-chips.tsx';

export const fromBest = [5, 4, 3, 2, 1] as const;

/** Only stars that someone gave; with one kind of them nothing is to be chosen. */
export function StarChips({ stars, chosen }: { stars: readonly number[]; chosen: number | null }) {
  const { t, plural } = useTranslation();
  const given = fromBest.filter((star) => (stars[star - 1] ?? 0) > 0 || star === chosen);
  if (given.length < 2) return null;
  return (
    <FilterChips
      name="stars"
      label={t('review.filter', 'Filter by stars')}
      options={[
        { value: '', label: t('review.filter.all', 'All') },
        ...given.map((star) => ({
          value: String(star),
          label: plural('review.stars', star, { one: '{{count}} star', other: '{{count}} stars' }),
          count: stars[star - 1] ?? 0,
        })),
      ]}
    />
  );
}
