import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { ApprovalPill } from './approval-pill.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import styles from './approval.module.css';

/** One request about money: `title` is its amount or its route; its status and level are shown beside it. */
export function RequestCard({
  request,
  title,
  children,
}: {
  request: ApprovalCard;
  title: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { status, level, levels } = request;
  return (
    <Card quiet>
      <Row gap={[0.25, 0.75]} align="baseline" justify="space-between" below={0.75}>
        {title}
        <ApprovalPill request={request} />
      </Row>
      {status === 'pending' && levels > 1 && (
        <Note breaks above={0.25}>
          {t('approval.level', 'Review {{level}} of {{levels}}', { level, levels })}
        </Note>
      )}
      {children}
    </Card>
  );
}

/** Why it was rejected, or what a reviewer said of a smaller amount. */
export function RequestReason({ children }: { children: ReactNode }) {
  return <p className={styles.reason}>{children}</p>;
}
