import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import type { ReactNode } from 'react';
import { CancelAnswer } from '../../nouns/approval/cancel-answer.tsx';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { ApprovalSteps } from '../../nouns/approval/approval-steps.tsx';
import { useReview } from '../../nouns/approval/approval.queries.ts';
import { kindWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { Note, Paragraph, Row } from '../../ui/page/parts.tsx';

function Head({ request }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  const { kind, title, note, reason, isChange } = request;
  return (
    <>
      <Row gap={[0.5, 0.75]} align="center">
        <span>{[kindWords[kind](t), title].filter(Boolean).join(': ')}</span>
        <ApprovalPill request={request} />
      </Row>
      {isChange && (
        <Note breaks>
          {t('approval.change.about', 'It was approved and has begun. Now its last day should change.')}
        </Note>
      )}
      {note && (
        <Card quiet>
          <Paragraph breaks>{note}</Paragraph>
        </Card>
      )}
      {reason && <Note breaks>{t('approval.reason.was', 'Rejected: {{reason}}', { reason })}</Note>}
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
