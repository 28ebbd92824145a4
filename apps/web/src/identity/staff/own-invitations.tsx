import { seenOfInvitation, answerInvitation } from '@nukkad/contract/identity/staff/staff.api';
import type { OwnInvitation } from '@nukkad/contract/identity/staff/staff.model';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { useInvitations } from './staff.queries.ts';
import { Grid, Row } from '../../ui/page/parts.tsx';
import styles from './staff.module.css';

function Invitation({ invitation }: { invitation: OwnInvitation }) {
  const { t } = useTranslation();
  const answer = useSend(answerInvitation);
  const review = useReconfirmation();
  const [choice, setChoice] = useState(true);
  const { staffId, companyName: company } = invitation;
  const say = async (accept: boolean) => {
    setChoice(accept);
    try {
      await answer.mutateAsync({ staffId, accept, seen: review.seen(seenOfInvitation(invitation)) });
      toast.success(
        accept
          ? t('invitation.joined', 'You’re now on the {{company}} team. Switch to it in your profile.', {
              company,
            })
          : t('invitation.declined', 'Invitation declined.'),
      );
    } catch (failure) {
      if (review.take(failure)) return;
      review.close();
      toast.error(failure instanceof Error ? sentence(t, failure.message) : '');
    }
  };
  return (
    <Card as="li" className={styles.person}>
      <p>
        <strong>{company}</strong>
        <br />
        {t('invitation.asks', 'invites you to join their team.')} {invitation.designation}
      </p>
      <Reconfirmation review={review} busy={answer.isPending} onConfirm={() => void say(choice)} />
      <Row gap={0.5}>
        <Button busy={answer.isPending} onClick={() => void say(true)}>
          {t('invitation.accept', 'Join')}
        </Button>
        <Button tone="plain" disabled={answer.isPending} onClick={() => void say(false)}>
          {t('invitation.decline', 'Decline')}
        </Button>
      </Row>
    </Card>
  );
}

/** Who would like the signed-in person to work with them. */
export function OwnInvitations() {
  const { t } = useTranslation();
  return (
    <Loaded query={useInvitations()} waiting={<ListSkeleton count={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState scene="people" title={t('invitation.none', 'No invitations')}>
            {t('invitation.none.words', 'Invitations from businesses appear here.')}
          </EmptyState>
        ) : (
          <Grid as="ul" least={20} gap={0.75} keepsRoom above={1} below={1}>
            {items.map((invitation) => (
              <Invitation key={invitation.staffId} invitation={invitation} />
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}
