import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import type { GiveBackTerms } from './give-back.queries.ts';

/** What follows from giving the job back now, each a sentence. */
export function giveBackTerms({ t, locale }: Voice, { penalty, risesAt, risesTo }: GiveBackTerms): string[] {
  const cost =
    penalty > 0
      ? t('giveBack.penalty', 'A {{sum}} penalty is taken from your next payout.', {
          sum: formatMoney(penalty, locale),
        })
      : t('giveBack.free', 'There is no penalty yet.');
  const later =
    risesAt === null || risesTo === null
      ? []
      : [
          t('giveBack.rises', 'From {{when}} the penalty is {{sum}}.', {
            when: formatInstant(risesAt, 'short', locale),
            sum: formatMoney(risesTo, locale),
          }),
        ];
  return [
    cost,
    ...later,
    t('giveBack.customer', 'The customer pays nothing. We tell them and ask another partner right away.'),
    t('giveBack.trust', 'It lowers your trust score, and you can’t undo it.'),
  ];
}

/** A visit of a project: nothing of its money is at stake, and no other partner is asked. */
export const calledOffTerms = ({ t }: Voice): string[] => [
  t('giveBack.visit.told', 'We tell the customer. No other partner is asked, and nothing is charged.'),
  t('giveBack.visit.plan', 'You can plan another visit in the project.'),
];
