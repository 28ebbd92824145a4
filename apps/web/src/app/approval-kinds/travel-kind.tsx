import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** A trip is decided on its own page, beside its legs. */
export function TravelKind({ request: { requestId } }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  return <ButtonLink to={`/people/trips/${requestId}`}>{t('approval.open.trip', 'Open trip')}</ButtonLink>;
}
