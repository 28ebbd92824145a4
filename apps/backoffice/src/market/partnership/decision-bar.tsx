import { Alert, Button, Group, Text } from '@mantine/core';
import type { FieldReason } from '@nukkad/contract/identity/partner/partner.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { decideProfile, seenOfReview } from '@nukkad/contract/market/partnership/review.api';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { differencesIn, sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Reconfirmation } from '../../ui/reconfirmation.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { useToast } from '../../ui/use-toast.ts';
import { Assignment } from './assignment.tsx';
import { RejectForm } from './reject-form.tsx';
import { documentReasonsOf, uncheckedOf, undecidedOf } from './review-checks.ts';
import type { Review } from './review.ts';

type Decision = EndpointInput<typeof decideProfile>['body'];

/** Yes, or back with reasons. The second of two reviewers is told so, and sees the profile as it is now. */
export function DecisionBar({ review }: { review: Review }) {
  const { profile } = review;
  const navigate = useNavigate();
  const say = useToast();
  const [rejecting, setRejecting] = useState(false);
  const { organisationId, companyName } = profile;
  const { seen, take } = useSeen();
  const change = profile.change?.status === 'Pending' ? profile.change : null;
  const bodyOf = (decision: Decision['decision'], reasons: FieldReason[]): Decision => ({
    organisationId,
    decision,
    reasons,
    ...(change ? { changeId: change.changeId } : {}),
    seen: seenOfReview(change),
  });
  const leave = (said: string) => {
    say(said);
    void navigate('/review');
  };
  const approving = useSend(decideProfile, {
    given: () => {
      const body = bodyOf('Approved', []);
      return { body: { ...body, seen: seen(body.seen) } };
    },
    onSuccess: () => leave(t('review.approved', '{{company}} is approved.', { company: companyName })),
    onError: take,
  });
  if (!change && profile.status !== 'Pending')
    return review.documents.some(({ status }) => status === 'Pending') ? (
      <Alert color="neel">
        {t('review.decideDocuments', 'This partner is live. Decide on the new documents below.')}
      </Alert>
    ) : (
      <Alert color="neel">{t('review.nothingToReviewForThis', 'Nothing to review for this partner.')}</Alert>
    );
  const differences = differencesIn(approving.error);
  const unchecked = change ? [] : uncheckedOf(review);
  const undecided = change ? [] : undecidedOf(review);
  return (
    <>
      {differences.length > 0 ? <Reconfirmation differences={differences} /> : null}
      {approving.error && differences.length === 0 ? (
        <Alert color="sindoor" role="alert">
          {sentenceOf(approving.error)}
        </Alert>
      ) : null}
      <Assignment review={review} />
      {unchecked.length > 0 ? (
        <Alert color="haldi">
          {t('review.unchecked', 'No register has confirmed: {{what}}. Compare it with the documents.', {
            what: unchecked.join(', '),
          })}
        </Alert>
      ) : null}
      {undecided.length > 0 ? (
        <Text size="sm">
          {t('review.undecided', 'Accept these documents before you approve: {{what}}.', {
            what: undecided.join(', '),
          })}
        </Text>
      ) : null}
      <Group gap="xs">
        <Button
          color={unchecked.length > 0 ? 'neel' : 'peepal'}
          disabled={undecided.length > 0}
          loading={approving.isPending}
          onClick={() => approving.mutate()}
        >
          {change
            ? t('review.approveChange', 'Approve change')
            : t('review.approveProfile', 'Approve profile')}
        </Button>
        <Button variant="default" onClick={() => setRejecting(true)}>
          {t('review.sendBack', 'Send back')}
        </Button>
      </Group>
      {rejecting ? (
        <RejectForm
          {...(change ? { fields: change.fields.map(({ field }) => field) } : {})}
          {...(change ? {} : { documentsReason: documentReasonsOf(review) })}
          bodyOf={(reasons) => bodyOf('Rejected', reasons)}
          onDecided={() =>
            leave(
              t('review.sentBack', '{{company}} was sent back with your reasons.', { company: companyName }),
            )
          }
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </>
  );
}
