import type { ExpenseRow } from '@nukkad/contract/people/expense/expense.model';
import { Link } from 'react-router';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { expenseEmpty } from './expense.empty.ts';
import { useAdvances, useOwnExpenses } from './expense.queries.ts';
import { dayName, distanceWords } from './expense-words.ts';
import { CardHead, Note } from '../../ui/page/parts.tsx';

function OneExpense({ row }: { row: ExpenseRow }) {
  const voice = useTranslation();
  const { locale } = voice;
  const { request, category, day, metres } = row;
  const { amount, note, requestId } = request;
  const facts = [dayName(day, locale), metres !== null && distanceWords(voice, metres), note];
  return (
    <Card as="li" quiet>
      <CardHead>
        <h2>
          <Link to={`/people/expenses/${requestId}`} translate="no">
            {category}
          </Link>
        </h2>
        <Money paise={amount ?? row.asked} strong />
      </CardHead>
      <Note breaks above={0.25}>
        {facts.filter(Boolean).join(' · ')}
      </Note>
      <ApprovalPill request={row.request} />
    </Card>
  );
}

/** What is left of the advances that one was given; nothing where there is none. */
function OwnAdvances() {
  const { t } = useTranslation();
  const { data } = useAdvances({ whose: 'own', open: 'true' });
  const left = (data?.pages ?? []).flatMap(({ items }) => items).reduce((sum, one) => sum + one.left, 0);
  if (left === 0) return null;
  return (
    <Note breaks above={0.25}>
      {t('advance.own', 'Left of your advances:')} <Money paise={left} strong />
    </Note>
  );
}

/** A person's own expenses, the newest first. */
export function OwnExpenses() {
  const { t } = useTranslation();
  const add = useDialogLink('expense');
  return (
    <>
      <OwnAdvances />
      <Listed
        list={useOwnExpenses()}
        waiting={<ListSkeleton count={3} />}
        empty={
          <EmptyScreen
            screen={expenseEmpty['no-own-expenses']}
            action={<ButtonLink {...add}>{t('expense.new', 'New expense')}</ButtonLink>}
          />
        }
      >
        {(items) => (
          <CardList>
            {items.map((row) => (
              <OneExpense key={row.request.requestId} row={row} />
            ))}
          </CardList>
        )}
      </Listed>
    </>
  );
}
