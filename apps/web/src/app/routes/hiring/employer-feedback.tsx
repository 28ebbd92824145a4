import { EmployerFeedbackList } from '../../../hiring/hire/feedback-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('hire.feedback.list', 'Feedback'),
  noindex: true,
}));

/** What hired people say of the business. */
export default function EmployerFeedback() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('hire.feedback.list', 'Feedback')}
      lead={t(
        'hire.feedback.lead',
        'From people you hired, after 30 days. Without names, and shown from three on.',
      )}
    >
      <EmployerFeedbackList />
    </Page>
  );
}
