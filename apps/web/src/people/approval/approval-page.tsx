import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import type { ReactNode } from 'react';
import { CancelAnswer } from '../../nouns/approval/cancel-answer.tsx';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { ApprovalSteps } from '../../nouns/approval/approval-steps.tsx';
import { useReview } from '../../nouns/approval/approval.queries.ts';
import { kindWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import styles from './approval.module.css';

function Head({ request }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  const { kind, title, note, reason, isChange } = request;
  return (
    <>
      <div className={styles.head}>
        <span>{[kindWords[kind](t), title].filter(Boolean).join(': ')}</span>
        <ApprovalPill request={request} />
      </div>
      {isChange && (
        <p className={styles.said}>
          {t('approval.change.about', 'It was approved and has begun. Now its last day should change.')}
        </p>
      )}
      {note && (
        <Card quiet>
          <p className={styles.note}>{note}</p>
        </Card>
      )}
      {reason && (
        <p className={styles.said}>{t('approval.reason.was', 'Rejected: {{reason}}', { reason })}</p>
      )}
    </>
  );
}

/** One request with its levels. `children` draws what is decided on and the buttons of the decision, as its kind wants them. */
export function ApprovalPage({
  requestId,
  children,
}: {
  requestId: string;
  children: (request: ApprovalCard) => ReactNode;
}) {
  const { t } = useTranslation();
  const query = useReview(requestId);
  const list = { to: '/approvals', label: t('approval.title', 'Approvals') };
  return (
    <Page title={query.data?.request.employee.fullName ?? list.label} back={list} narrow>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {({ request, steps }) => (
          <>
            <Head request={request} />
            <CancelAnswer request={request} />
            {children(request)}
            <ApprovalSteps request={request} steps={steps} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
