import { Radio, Stack, Text } from '@mantine/core';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { listCandidates, reassignBooking } from '@nukkad/contract/market/desk/desk-moves.api';
import { seenOfReassign } from '@nukkad/contract/market/desk/desk.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import { useState } from 'react';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';

type Candidate = EndpointOutput<typeof listCandidates>['items'][number];

const standingWords = ({ standing, free: count }: Candidate) =>
  ({
    free: t('desk.standing.free', '{{count}} free', { count }),
    asked_before: t('desk.standing.asked_before', '{{count}} free, asked before', { count }),
    not_free: t('desk.standing.not_free', 'No one free then'),
    has_it: t('desk.standing.has_it', 'Has this booking'),
  })[standing];

const factsOf = (candidate: Candidate) =>
  [
    standingWords(candidate),
    candidate.rating === null ? t('desk.notRated', 'Not rated') : `★ ${candidate.rating}`,
    t('desk.kilometres', '{{km}} km', { km: (candidate.metres / 1_000).toFixed(1) }),
  ].join(' · ');

const isFree = ({ standing }: Candidate) => standing === 'free' || standing === 'asked_before';

function Candidates({
  bookingId,
  value,
  error,
  onChange,
}: {
  bookingId: string;
  value: string;
  error: string | undefined;
  onChange: (organisationId: string) => void;
}) {
  const { data, error: failure, refetch } = useAsked(listCandidates, { params: { bookingId } });
  if (failure) return <ErrorNotice error={failure} again={() => void refetch()} />;
  if (!data) return <LoadingSkeleton rows={3} />;
  if (data.items.length === 0)
    return (
      <Text size="sm">{t('desk.noCandidates', 'No other partner does this work at this address.')}</Text>
    );
  return (
    <Radio.Group
      label={t('desk.by.partner', 'Partner')}
      value={value}
      onChange={onChange}
      error={error ? t('desk.chooseFirst', 'Choose a partner.') : undefined}
      required
    >
      <Text size="sm" c="dimmed">
        {t(
          'desk.candidateOrder',
          'Order: lowest distance fee for the customer, then rating, distance and price.',
        )}
      </Text>
      <Stack gap="xs" mt="xs">
        {data.items.map((candidate) => (
          <Radio
            key={candidate.organisationId}
            value={candidate.organisationId}
            label={candidate.companyName}
            description={factsOf(candidate)}
            disabled={!isFree(candidate)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Chooses who is asked next: who is free then, the best first, and why others are not. */
export function ReassignDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const { bookingId, bookingNumber, companyName } = booking;
  const [shown] = useState(() => seenOfReassign(booking));
  const { fields, errors, change, dialog } = useSaving({
    endpoint: reassignBooking,
    initial: { organisationId: '', why: '' },
    bodyOf: ({ organisationId, why }) => ({ organisationId, why, seen: shown }),
    params: { bookingId },
    said: (saved) =>
      t('desk.reassigned', '{{number}}: {{partner}} was asked.', {
        number: bookingNumber,
        partner: saved.companyName ?? '',
      }),
    onClose,
  });
  return (
    <DialogForm
      title={t('desk.reassignTitle', 'Ask another partner')}
      doIt={t('desk.ask', 'Ask this partner')}
      size="lg"
      {...dialog}
    >
      <Text size="sm">
        {companyName
          ? t(
              'desk.losesIt',
              '{{partner}} will lose this booking. We’ll notify them and the customer. The time stays the same, and so does the price unless a shorter way lowers the distance fee.',
              { partner: companyName },
            )
          : t(
              'desk.keepsPrice',
              'The time stays the same, and so does the price unless a shorter way lowers the distance fee.',
            )}
      </Text>
      <Candidates
        bookingId={bookingId}
        value={fields.organisationId}
        error={errors['organisationId']}
        onChange={(organisationId) => change({ organisationId })}
      />
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
