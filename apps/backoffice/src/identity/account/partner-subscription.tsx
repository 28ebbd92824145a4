import { Button } from '@mantine/core';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import {
  seenOfSubscription,
  setPartnerSubscription,
  getReview,
} from '@nukkad/contract/market/partnership/review.api';
import { useState } from 'react';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { DayField } from '../../ui/day-field.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoadingSkeleton, ErrorNotice } from '../../ui/query-states.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useSaving } from '../../ui/use-saving.ts';

type PartnerReview = EndpointOutput<typeof getReview>;

const suspensionWords = (reason: PartnerReview['profile']['suspensionReason']): string => {
  if (reason === null) return t('account.notSuspended', 'Not suspended');
  return reason === 'Subscription expired'
    ? t('account.subscriptionExpired', 'Subscription expired')
    : t('account.brokenRule', 'Broken rule');
};

const lastMinute = 24 * 60 - 1;

/** Until the last minute of a day in India; an empty day: no subscription is needed. */
function SubscriptionForm({ standing, onClose }: { standing: PartnerReview; onClose: () => void }) {
  const { profile, paidUntil } = standing;
  const { organisationId, companyName } = profile;
  const [shown] = useState(() => seenOfSubscription(profile, paidUntil));
  const { fields, errors, change, dialog } = useSaving({
    endpoint: setPartnerSubscription,
    /** The last paid day. */
    initial: { paidUntil: paidUntil === null ? null : istDay(new Date(paidUntil)) },
    bodyOf: ({ paidUntil: day }) => ({
      organisationId,
      paidUntil: day === null ? null : istInstant(day, lastMinute).toISOString(),
      seen: shown,
    }),
    said: () => t('account.subscriptionSaved', 'Subscription saved.'),
    onClose,
  });
  return (
    <DialogForm
      title={t('account.subscriptionOf', 'Subscription of {{company}}', { company: companyName })}
      doIt={t('common.save', 'Save')}
      {...dialog}
    >
      <DayField
        label={t('account.paidUntil', 'Paid until')}
        description={t(
          'account.aPastDateSuspendsThe',
          'A past date suspends the partner. Leave empty if no subscription is needed.',
        )}
        day={fields.paidUntil}
        error={errors['paidUntil']}
        onChange={(day) => change({ paidUntil: day })}
      />
    </DialogForm>
  );
}

/** Until when the firm has paid, and what that made of it. */
export function PartnerSubscription({ organisationId }: { organisationId: string }) {
  const { data: standing, error, refetch } = useAsked(getReview, { params: { organisationId } });
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={t('account.subscription', 'Subscription')}
      beside={
        standing ? (
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {t('account.changeSubscription', 'Change subscription')}
          </Button>
        ) : null
      }
    >
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!standing && !error ? <LoadingSkeleton rows={1} /> : null}
      {standing ? (
        <Facts
          facts={[
            [
              t('account.partnerStatus', 'Partner status'),
              <StatusBadge key="status" status={standing.profile.status} />,
            ],
            [
              t('account.paidUntil', 'Paid until'),
              standing.paidUntil ? (
                <Moment at={standing.paidUntil} />
              ) : (
                t('account.noSubscriptionNeeded', 'No subscription needed')
              ),
            ],
            [t('account.suspendedFor', 'Suspended for'), suspensionWords(standing.profile.suspensionReason)],
          ]}
        />
      ) : null}
      {standing && isOpen ? <SubscriptionForm standing={standing} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
