import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** An expense is decided on its own page, beside its receipts. */
export function ExpenseKind({ request: { requestId } }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={`/people/expenses/${requestId}`}>{t('approval.open.expense', 'Open expense')}</ButtonLink>
  );
}
