import type { Leave } from '@nukkad/contract/people/leave/leave.model';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { ApprovalSteps } from '../../nouns/approval/approval-steps.tsx';
import { useReview } from '../../nouns/approval/approval.queries.ts';
import { dayInWords, halvesInWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DetailSkeleton, TimelineSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LeaveMoves } from './leave-moves.tsx';
import { datesInWords } from './leave-words.ts';
import { Acts } from '../../ui/press/acts.tsx';
import styles from './leave.module.css';
import { useLeave } from './leave.queries.ts';

function LeaveFacts({ leave }: { leave: Leave }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { request, newEndsOn, left } = leave;
  return (
    <Facts>
      <Fact name={t('leave.type', 'Leave type')}>{request.title}</Fact>
      <Fact name={t('leave.takes', 'Takes')}>
        {request.halfDays !== null && halvesInWords(voice, request.halfDays)}
      </Fact>
      <Fact name={t('leave.left', 'Days left')}>{left !== null && halvesInWords(voice, left)}</Fact>
      <Fact name={t('leave.newEnd', 'New last day')}>{newEndsOn && dayInWords(newEndsOn, locale)}</Fact>
      <Fact name={t('leave.why.short', 'Reason')}>{request.note}</Fact>
    </Facts>
  );
}

function Rewrite({ leave: { request } }: { leave: Leave }) {
  const { t } = useTranslation();
  const write = useDialogLink('leave');
  if (!request.can.edit && !request.can.resubmit) return null;
  return (
    <ButtonLink {...write} {...(request.can.edit && { tone: 'plain' as const })}>
      {request.can.edit ? t('leave.change', 'Change') : t('leave.again', 'Ask again')}
    </ButtonLink>
  );
}

function Steps({ leave: { request } }: { leave: Leave }) {
  return (
    <Loaded query={useReview(request.requestId)} waiting={<TimelineSkeleton />}>
      {({ steps }) => <ApprovalSteps request={request} steps={steps} />}
    </Loaded>
  );
}

/** One own request: what was asked, where it is, and what can be done about it. */
export function OwnRequest({ requestId }: { requestId: string }) {
  const voice = useTranslation();
  const { t } = voice;
  const query = useLeave(requestId);
  const list = { to: '/leave', label: t('leave.own', 'My leave') };
  const days = query.data && {
    ...query.data,
    fromDay: query.data.request.startsOn,
    toDay: query.data.request.endsOn,
  };
  return (
    <Page title={days ? datesInWords(voice, days) : list.label} back={list} narrow>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {(leave) => (
          <>
            <div>
              <ApprovalPill request={leave.request} />
            </div>
            {leave.request.reason && (
              <Card quiet>
                <p className={styles.rejected}>
                  <b>{t('leave.rejected.why', 'Why it was rejected')}</b>
                  <span>{leave.request.reason}</span>
                </p>
              </Card>
            )}
            <LeaveFacts leave={leave} />
            <Acts>
              <Rewrite leave={leave} />
              <LeaveMoves leave={leave} />
            </Acts>
            <Steps leave={leave} />
            <LeaveDialog leave={leave} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
