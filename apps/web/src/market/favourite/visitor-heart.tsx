import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import styles from './favourite.module.css';
import { useMarkVisitor, useVisitor } from './professional.queries.ts';

/** After a finished visit: the professional who came becomes a favourite, who is asked for the next time. */
export function VisitorHeart({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const { data } = useVisitor(bookingId);
  const mark = useMarkVisitor(bookingId);
  const person = data?.professional;
  if (!person) return null;
  const { name, isFavourite, staffId } = person;
  const Icon = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <Card quiet className={styles.visitor}>
      <p>
        <b translate="no">{name}</b>
        <span>
          {isFavourite
            ? t('favourite.person.is', 'Your favourite: asked for when you book again.')
            : t('favourite.person.ask', 'Want the same professional next time?')}
        </span>
      </p>
      <Button
        tone="plain"
        small
        className={styles.heart}
        aria-pressed={isFavourite}
        aria-label={t('favourite.mark.of', 'Favourite: {{name}}', { name })}
        busy={mark.isPending}
        icon={<Icon size={22} aria-hidden />}
        onClick={() => mark.mutate(isFavourite ? staffId : null)}
      >
        {t('favourite.mark', 'Favourite')}
      </Button>
    </Card>
  );
}
