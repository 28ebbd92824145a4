import type { Advance } from '@nukkad/contract/people/expense/expense.model';
import { methodWords } from '../../nouns/approval/repayment-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { AdvanceDialogs } from './advance-dialogs.tsx';
import { expenseEmpty } from './expense.empty.ts';
import { useAdvances } from './expense.queries.ts';
import { dayName } from './expense-words.ts';
import { CardHead, Note } from '../../ui/page/parts.tsx';

function OneAdvance({ advance }: { advance: Advance }) {
  const { t, locale } = useTranslation();
  const { advanceId, employee, amount, left, setOff, returned, givenOn, method, reference, note, can } =
    advance;
  const money = (paise: number) => formatMoney(paise, locale);
  const given = [dayName(givenOn, locale), methodWords[method](t), reference, note];
  const gone = [
    setOff > 0 && t('advance.setOff', '{{amount}} set off', { amount: money(setOff) }),
    returned > 0 && t('advance.back', '{{amount}} given back', { amount: money(returned) }),
    t('advance.left', '{{amount}} left', { amount: money(left) }),
  ];
  return (
    <Card as="li" quiet>
      <CardHead>
        <h2 translate="no">{employee.fullName}</h2>
        <Money paise={amount} strong />
      </CardHead>
      <Note breaks above={0.25}>
        {given.filter(Boolean).join(' · ')}
      </Note>
      <Note breaks above={0.25}>
        {gone.filter(Boolean).join(' · ')}
      </Note>
      <Moves
        small
        gap={0.75}
        above={0.75}
        of={[
          {
            on: can.giveBack,
            opens: 'give-back',
            about: { advanceId },
            label: t('advance.back.note', 'Note money given back'),
          },
        ]}
      />
    </Card>
  );
}

/** Money that the team was given beforehand. */
export function AdvanceList() {
  const list = useAdvances({ whose: 'team' });
  const advances = (list.data?.pages ?? []).flatMap(({ items }) => items);
  const mayGive = list.data?.pages[0]?.can.give ?? false;
  return (
    <>
      <Listed
        list={list}
        waiting={<ListSkeleton count={3} />}
        empty={<EmptyScreen screen={expenseEmpty['no-advances']} {...(!mayGive && { action: null })} />}
      >
        {(items) => (
          <CardList>
            {items.map((advance) => (
              <OneAdvance key={advance.advanceId} advance={advance} />
            ))}
          </CardList>
        )}
      </Listed>
      <AdvanceDialogs advances={advances} mayGive={mayGive} />
    </>
  );
}
