import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { countedName } from '../../nouns/booking/answers.ts';
import { ChosenAnswers } from '../../nouns/booking/chosen-answers.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Duration } from '../../ui/time/duration.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Small } from '../../ui/page/parts.tsx';
import styles from './booking-page.module.css';

type Addition = BookingDetails['additions'][number];

const stateNames: Record<Addition['state'], (t: Translate) => string> = {
  asked: (t) => t('addition.asked', 'Waiting for your answer'),
  approved: (t) => t('addition.approved', 'You approved it'),
  refused: (t) => t('addition.refused', 'You declined it'),
};

function Answers({ addition }: { addition: Addition }) {
  const { t } = useTranslation();
  const approve = useDialogLink('approve', { addition: addition.additionId });
  const decline = useDialogLink('decline', { addition: addition.additionId });
  return (
    <div className={styles.answers}>
      <ButtonLink {...decline} tone="plain">
        {t('addition.decline', 'Decline')}
      </ButtonLink>
      <ButtonLink {...approve}>{t('addition.approve', 'Approve')}</ButtonLink>
    </div>
  );
}

/** What was asked for while at work; each is billed only after a yes. */
export function BookingAdditions({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  if (booking.additions.length === 0) return null;
  return (
    <Section title={t('addition.title', 'Added services')}>
      <CardList>
        {booking.additions.map((addition) => {
          const open = addition.state === 'asked' && booking.can.approveAddition;
          return (
            <Card as="li" quiet={!open} key={addition.additionId} className={styles.addition}>
              <div>
                <strong>{countedName(addition)}</strong>
                <ChosenAnswers options={addition.options} />
                <Small as="div">
                  <Duration minutes={addition.minutes} /> · {stateNames[addition.state](t)}
                </Small>
              </div>
              <div className={styles.price}>
                <Money paise={addition.price} strong />
                <small>{t('addition.withTax', 'incl. tax')}</small>
              </div>
              {open && <Answers addition={addition} />}
            </Card>
          );
        })}
      </CardList>
    </Section>
  );
}
