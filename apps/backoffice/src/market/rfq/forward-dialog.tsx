import { Checkbox, Stack, Text } from '@mantine/core';
import {
  type OfficeRfq,
  type RfqCandidate,
  forwardRfq,
  listRfqCandidates,
} from '@nukkad/contract/market/rfq/office-rfq.api';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';

const metresPerKm = 1_000;

const factsOf = ({ rating, distanceMetres }: RfqCandidate) =>
  [
    rating === null ? t('rfqs.notRated', 'Not rated') : `★ ${rating}`,
    t('rfqs.kilometres', '{{km}} km', { km: (distanceMetres / metresPerKm).toFixed(1) }),
  ].join(' · ');

function Candidates({
  rfqId,
  value,
  error,
  onChange,
}: {
  rfqId: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (organisationIds: readonly string[]) => void;
}) {
  const { data, error: failure, refetch } = useAsked(listRfqCandidates, { params: { rfqId } });
  if (failure) return <ErrorNotice error={failure} again={() => void refetch()} />;
  if (!data) return <LoadingSkeleton rows={3} />;
  if (data.items.length === 0)
    return (
      <Text size="sm">{t('rfqs.noCandidates', 'No other partner near this place does this work.')}</Text>
    );
  return (
    <Checkbox.Group
      label={t('rfqs.partners', 'Partners to tell')}
      value={[...value]}
      onChange={onChange}
      error={error}
      required
    >
      <Stack gap="xs" mt="xs">
        {data.items.map((candidate) => (
          <Checkbox
            key={candidate.organisationId}
            value={candidate.organisationId}
            label={candidate.companyName}
            description={factsOf(candidate)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** Tells more partners of a request that no one takes. */
export function ForwardDialog({ rfq, onClose }: { rfq: OfficeRfq; onClose: () => void }) {
  const { rfqId, rfqNumber: number, version } = rfq;
  const { fields, errors, change, dialog } = useSaving({
    endpoint: forwardRfq,
    initial: { organisationIds: [] as readonly string[], why: '' },
    bodyOf: ({ organisationIds, why }) => ({ organisationIds: [...organisationIds], why, version }),
    params: { rfqId },
    said: (): string => t('rfqs.forwarded', '{{number}}: sent to more partners.', { number }),
    onClose,
  });
  return (
    <DialogForm
      title={t('rfqs.forwardOf', 'Forward {{number}}', { number })}
      doIt={t('rfqs.forward', 'Forward')}
      size="lg"
      {...dialog}
    >
      <Text size="sm">
        {t(
          'rfqs.forwardAbout',
          'These partners get the lead at its current price, and the request remains open longer.',
        )}
      </Text>
      <Candidates
        rfqId={rfqId}
        value={fields.organisationIds}
        error={errors['organisationIds']}
        onChange={(organisationIds) => change({ organisationIds })}
      />
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
