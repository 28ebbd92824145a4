import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Section } from '../../ui/page/section.tsx';
import { RatingBars } from './rating-bars.tsx';
import { useOwnRating } from './review.queries.ts';

/** The stars that a professional's own visits were given; nothing before the first. */
export function OwnStars() {
  const { t } = useTranslation();
  const { data } = useOwnRating(true);
  if (!data || data.count === 0) return null;
  return (
    <Section title={t('review.mine', 'Your ratings')}>
      <RatingBars rating={data} />
    </Section>
  );
}
