import type { ExpenseCategory } from '@nukkad/contract/people/expense/expense.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { expenseEmpty } from './expense.empty.ts';
import { useCategories } from './expense.queries.ts';
import { CardHead, Note } from '../../ui/page/parts.tsx';

function OneCategory({ category, mayChange }: { category: ExpenseCategory; mayChange: boolean }) {
  const { t, locale } = useTranslation();
  const { expenseCategoryId, name, ratePerKm, mostPerClaim, mostPerMonth, receiptAbove, isActive } = category;
  const edit = useDialogLink('category', { categoryId: expenseCategoryId });
  const money = (paise: number) => formatMoney(paise, locale);
  const facts = [
    ratePerKm !== null && t('expense.rate', '{{amount}} per kilometre', { amount: money(ratePerKm) }),
    mostPerClaim !== null &&
      t('expense.limit.claim', 'Up to {{amount}} each', { amount: money(mostPerClaim) }),
    mostPerMonth !== null &&
      t('expense.limit.month', 'up to {{amount}} a month', { amount: money(mostPerMonth) }),
    receiptAbove === null && t('expense.limit.noReceipt', 'no receipt needed'),
    receiptAbove === 0 && t('expense.limit.receipt', 'receipt needed'),
    receiptAbove !== null &&
      receiptAbove > 0 &&
      t('expense.limit.receiptAbove', 'receipt needed above {{amount}}', { amount: money(receiptAbove) }),
  ];
  return (
    <Card as="li" quiet>
      <CardHead>
        <h2 translate="no">{name}</h2>
        {mayChange && (
          <ButtonLink
            {...edit}
            small
            tone="plain"
            aria-label={t('expense.category.editOne', 'Edit {{name}}', { name })}
          >
            {t('approval.edit', 'Edit')}
          </ButtonLink>
        )}
      </CardHead>
      <Note breaks above={0.25}>
        {facts.filter(Boolean).join(' · ')}
      </Note>
      {!isActive && <StatePill on={false}>{t('expense.category.closed', 'Closed')}</StatePill>}
    </Card>
  );
}

/** What the team may claim, and up to how much. */
export function CategoryList() {
  return (
    <Loaded query={useCategories()} waiting={<ListSkeleton count={3} />}>
      {({ items, can }) => (
        <>
          {items.length === 0 ? (
            <EmptyScreen
              screen={expenseEmpty['no-expense-categories']}
              {...(!can.change && { action: null })}
            />
          ) : (
            <CardList>
              {items.map((category) => (
                <OneCategory key={category.expenseCategoryId} category={category} mayChange={can.change} />
              ))}
            </CardList>
          )}
          {can.change && <CategoryDialog categories={items} />}
        </>
      )}
    </Loaded>
  );
}
