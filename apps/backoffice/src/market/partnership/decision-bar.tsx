import { Alert, Button, Group } from '@mantine/core';
import type { FieldReason } from '@nukkad/contract/identity/partner/partner.model';
import { decideProfile } from '@nukkad/contract/market/partnership/review.api';
import { seenOfReview } from '@nukkad/contract/market/partnership/review.confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { differencesIn, sentenceOf } from '../../platform/api-error.ts';
import { call } from '../../platform/call.ts';
import { Reconfirmation } from '../../ui/reconfirmation.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { useToast } from '../../ui/use-toast.ts';
import { RejectForm } from './reject-form.tsx';
import type { Review } from './review.queries.ts';

interface Decision {
  readonly decision: 'Approved' | 'Rejected';
  readonly reasons: FieldReason[];
}

/** Yes, or back with reasons. Who comes second is told so, and sees it as it is now. */
export function DecisionBar({ review: { profile } }: { review: Review }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const say = useToast();
  const [rejecting, setRejecting] = useState(false);
  const { organisationId, companyName } = profile;
  const { seen, take } = useSeen();
  const change = profile.change?.status === 'Pending' ? profile.change : null;
  const deciding = useMutation({
    mutationFn: (decision: Decision) =>
      call(decideProfile, {
        body: {
          organisationId,
          ...decision,
          ...(change ? { changeId: change.changeId } : {}),
          seen: seen(seenOfReview(change)),
        },
      }),
    onSuccess: (_answer, { decision }) => {
      void client.invalidateQueries({ queryKey: ['queue'] });
      void client.invalidateQueries({ queryKey: ['review'] });
      say(
        decision === 'Approved'
          ? `${companyName} is approved.`
          : `${companyName} was sent back with your reasons.`,
      );
      void navigate('/review');
    },
    onError: (refusal) => {
      take(refusal);
      void client.invalidateQueries({ queryKey: ['review', organisationId] });
    },
  });
  if (!change && profile.status !== 'Pending')
    return <Alert color="neel">Nothing to decide for this partner.</Alert>;
  const differences = differencesIn(deciding.error);
  return (
    <>
      {differences.length > 0 && !rejecting ? <Reconfirmation differences={differences} /> : null}
      {deciding.error && differences.length === 0 && !rejecting ? (
        <Alert color="sindoor" role="alert">
          {sentenceOf(deciding.error)}
        </Alert>
      ) : null}
      <Group gap="xs">
        <Button
          color="peepal"
          loading={deciding.isPending && !rejecting}
          onClick={() => deciding.mutate({ decision: 'Approved', reasons: [] })}
        >
          {change ? 'Approve the change' : 'Approve the profile'}
        </Button>
        <Button variant="default" onClick={() => setRejecting(true)}>
          Send it back
        </Button>
      </Group>
      {rejecting ? (
        <RejectForm
          {...(change ? { fields: change.fields.map(({ field }) => field) } : {})}
          busy={deciding.isPending}
          error={deciding.error}
          onReject={(reasons) => deciding.mutate({ decision: 'Rejected', reasons })}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </>
  );
}
