import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Note, Row, Stack } from '../../ui/page/parts.tsx';
import { useSubmitForReview } from './partner.queries.ts';
import { ProfileFacts } from './profile-facts.tsx';

/** Everything once more, and the one button that sends it. */
export function ReviewStep({
  profile,
  prices,
  onSent,
}: {
  profile: PartnerProfile;
  prices: ReactNode;
  onSent: () => void;
}) {
  const { t } = useTranslation();
  const send = useSubmitForReview();
  return (
    <Stack gap={1.125} narrows>
      <Note>
        {profile.can.submit
          ? t('partner.review.ready', 'Everything is complete. You can’t edit it during the review.')
          : t('partner.review.notYet', 'Some details are missing. Complete the marked ones below.')}
      </Note>
      <ProfileFacts profile={profile} edit="/update-partner/profile-update" prices={prices} level={3} />
      <Row gap={0.75} above={0.5}>
        <Button
          disabled={!profile.can.submit}
          busy={send.isPending}
          onClick={() => send.mutate(undefined, { onSuccess: onSent })}
        >
          {t('partner.send', 'Send for review')}
        </Button>
      </Row>
    </Stack>
  );
}
