import { Anchor, Text, Textarea } from '@mantine/core';
import type {
  PartnerStanding,
  PartnerStatusMove,
} from '@nukkad/contract/market/partnership/office-partner.api';
import { changePartnerStatus, seenOfPartnerStatus } from '@nukkad/contract/market/partnership/review.api';
import { useState } from 'react';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { plural, t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Facts } from '../../ui/facts.tsx';
import { statusWords } from '../../ui/status-badge.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { moveWords } from './standing-words.ts';

/** What the move means for the bookings, the people and the money of the partner, in one sentence each. */
function consequences(standing: PartnerStanding, isGrave: boolean): string[] {
  const { openBookings, toBePaid, owed } = standing;
  return [
    isGrave && openBookings > 0
      ? plural('standing.bookingsStay', openBookings, {
          one: '{{count}} open booking stays with this partner, who can’t work on it. Move it to another partner.',
          other:
            '{{count}} open bookings stay with this partner, who can’t work on them. Move them to other partners.',
        })
      : null,
    isGrave && toBePaid > 0
      ? t(
          'standing.stillPaid',
          '{{sum}} is still paid out on time. To stop that, hold the partner under Earnings.',
          {
            sum: inRupees(toBePaid),
          },
        )
      : null,
    owed > 0
      ? t('standing.stillOwed', 'The partner still owes {{sum}} for cash bookings.', { sum: inRupees(owed) })
      : null,
  ].filter((one) => one !== null);
}

/** A move of the partner's standing: what it means, its reason, and the figures that were shown. */
export function StandingForm({
  standing,
  move,
  companyName,
  onClose,
}: {
  standing: PartnerStanding;
  move: PartnerStatusMove;
  companyName: string;
  onClose: () => void;
}) {
  const { organisationId } = standing;
  const [shown] = useState(standing);
  const { act, effect, isGrave } = moveWords[move];
  const { fields, errors, change, dialog } = useSaving({
    endpoint: changePartnerStatus,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ organisationId, move, reason, seen: seenOfPartnerStatus(shown) }),
    said: ({ profile }) =>
      t('standing.saved', '{{company}}: {{status}}.', {
        company: companyName,
        status: statusWords(profile.status),
      }),
    onClose,
  });
  return (
    <DialogForm title={`${act}: ${companyName}`} doIt={act} colour={isGrave ? 'sindoor' : 'neel'} {...dialog}>
      <Text size="sm">{effect}</Text>
      <Facts
        columns={{ base: 2, sm: 4 }}
        facts={[
          [t('standing.openBookings', 'Open bookings'), shown.openBookings],
          [t('partners.team', 'Team members'), shown.people],
          [t('standing.toBePaid', 'To be paid out'), inRupees(shown.toBePaid)],
          [t('standing.owed', 'Owed to the platform'), inRupees(shown.owed)],
        ]}
      />
      {consequences(shown, isGrave).map((sentence) => (
        <Text key={sentence} size="sm" fw={650}>
          {sentence}
        </Text>
      ))}
      {shown.openBookings > 0 ? (
        <Anchor component={Link} to={`/bookings?organisationId=${organisationId}`} size="sm">
          {t('standing.seeBookings', 'See its bookings')}
        </Anchor>
      ) : null}
      <Textarea
        label={t('common.reason', 'Reason')}
        description={
          isGrave
            ? t('standing.partnerReads', 'The partner reads this. It is also saved in the audit log.')
            : t('standing.adminsRead', 'Saved in the audit log. The partner doesn’t see it.')
        }
        required
        autosize
        minRows={2}
        maxLength={300}
        data-autofocus
        value={fields.reason}
        error={errors['reason']}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
