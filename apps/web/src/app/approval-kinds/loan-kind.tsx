import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** A loan is decided on its own page, beside its instalments. */
export function LoanKind({ request: { requestId } }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  return <ButtonLink to={`/people/loans/${requestId}`}>{t('approval.open.loan', 'Open loan')}</ButtonLink>;
}
