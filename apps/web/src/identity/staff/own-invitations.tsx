import { seenOfInvitation, answerInvitation } from '@nukkad/contract/identity/staff/staff.api';
import type { OwnInvitation } from '@nukkad/contract/identity/staff/staff.model';
import { getProfileDetails, updateUserProfile } from '@nukkad/contract/identity/profile/profile.api';
import type { SpokenLanguage } from '@nukkad/contract/identity/profile/spoken-languages';
import { useState } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
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
import { JoinLanguages } from './join-languages.tsx';
import { useInvitations } from './staff.queries.ts';
import { Grid, Row } from '../../ui/page/parts.tsx';
import styles from './staff.module.css';

interface Known {
  readonly own: readonly SpokenLanguage[];
  /** By another profile of the person; they are asked before these become their own. */
  readonly suggested: readonly SpokenLanguage[];
}

function Invitation({ invitation, known }: { invitation: OwnInvitation; known: Known }) {
  const { t } = useTranslation();
  const answer = useSend(answerInvitation);
  const speak = useSend(updateUserProfile);
  const asks = invitation.isProfessional && known.own.length === 0;
  const [languages, setLanguages] = useState(known.suggested);
  const [refused, setRefused] = useState('');
  const review = useReconfirmation();
  const busy = speak.isPending || answer.isPending;
  const [choice, setChoice] = useState(true);
  const { staffId, companyName: company } = invitation;
  const say = async (accept: boolean) => {
    if (accept && asks && languages.length === 0) {
      setRefused(t('invitation.languages.none', 'Choose at least one language.'));
      return;
    }
    setChoice(accept);
    try {
      // First: they are the person's own also where joining is refused.
      if (accept && asks) await speak.mutateAsync({ languages: [...languages] });
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
      {asks && (
        <JoinLanguages
          chosen={languages}
          suggested={known.suggested.length > 0}
          refused={refused}
          onChange={(next) => {
            setRefused('');
            setLanguages(next);
          }}
        />
      )}
      <Reconfirmation review={review} busy={busy} onConfirm={() => void say(choice)} />
      <Row gap={0.5}>
        <Button busy={busy} onClick={() => void say(true)}>
          {t('invitation.accept', 'Join')}
        </Button>
        <Button tone="plain" disabled={busy} onClick={() => void say(false)}>
          {t('invitation.decline', 'Decline')}
        </Button>
      </Row>
    </Card>
  );
}

/** Who would like the signed-in person to work with them. */
export function OwnInvitations({ suggested }: { suggested: readonly SpokenLanguage[] }) {
  const { t } = useTranslation();
  const details = useAsked(getProfileDetails);
  const invitations = useInvitations();
  const known = { own: details.data?.languages ?? [], suggested };
  if (details.isPending) return <ListSkeleton count={2} />;
  return (
    <Loaded query={invitations} waiting={<ListSkeleton count={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState scene="people" title={t('invitation.none', 'No invitations')}>
            {t('invitation.none.words', 'Invitations from businesses appear here.')}
          </EmptyState>
        ) : (
          <Grid as="ul" least={20} gap={0.75} keepsRoom above={1} below={1}>
            {items.map((invitation) => (
              <Invitation key={invitation.staffId} invitation={invitation} known={known} />
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}
