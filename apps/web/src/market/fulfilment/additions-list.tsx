import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { countedName } from '../../nouns/booking/answers.ts';
import { ChosenAnswers } from '../../nouns/booking/chosen-answers.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Announcement } from '../../ui/state/announcement.tsx';
import { Money } from '../../ui/mark/money.tsx';
import styles from './additions-list.module.css';

type Addition = BookingDetails['additions'][number];

const states: Record<Addition['state'], (t: Translate) => string> = {
  asked: (t) => t('extra.asked', 'Waiting for the customer’s approval'),
  approved: (t) => t('extra.approved', 'Approved by the customer'),
  refused: (t) => t('extra.refused', 'Declined by the customer'),
};

/** What was asked for besides the booked services, and what the customer answered; answers come by themselves. */
export function AdditionsList({ additions }: { additions: readonly Addition[] }) {
  const { t } = useTranslation();
  const last = additions.at(-1);
  const said = last ? `${last.name}: ${states[last.state](t)}` : '';
  return (
    <>
      <Announcement>{said}</Announcement>
      {additions.length > 0 && (
        <ul className={styles.additions}>
          {additions.map((addition) => (
            <li key={addition.additionId} data-state={addition.state}>
              <strong>{countedName(addition)}</strong>
              <span className={styles.price}>
                <Money paise={addition.price} strong />
                <small>{t('extra.withTax', 'incl. tax')}</small>
              </span>
              <div className={styles.answers}>
                <ChosenAnswers options={addition.options} />
              </div>
              <span className={styles.state}>{states[addition.state](t)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
