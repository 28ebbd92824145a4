import { ApiError } from '@nukkad/contract/kernel/client';
import { leaveWaitlistByCode } from '@nukkad/contract/market/waitlist/waitlist.api';
import { useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

const notFound = 404;

/** Where the link of the message leads: on to booking, or the request is removed. Nothing is removed by opening it. */
export function WaitlistPage({ code }: { code: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'there' | 'busy' | 'gone' | 'wrong'>('there');
  const remove = async () => {
    setState('busy');
    try {
      await call(leaveWaitlistByCode, { body: { code }, quiet: true });
      setState('gone');
    } catch (error) {
      setState(error instanceof ApiError && error.status === notFound ? 'wrong' : 'there');
    }
  };
  const words = {
    there: t('waitlist.page.words', 'You can book now, or delete your request with your contact.'),
    busy: t('waitlist.page.words', 'You can book now, or delete your request with your contact.'),
    gone: t('waitlist.page.gone', 'Your request and your contact are deleted.'),
    wrong: t('waitlist.page.wrong', 'This link is not right. Open the link of the message again.'),
  };
  const isThere = state === 'there' || state === 'busy';
  return (
    <EmptyState
      heading
      scene="place"
      title={t('waitlist.page.title', 'Your request')}
      action={
        <>
          <ButtonLink to="/services">{t('services.none.all', 'See all services')}</ButtonLink>
          {isThere && (
            <Button tone="plain" busy={state === 'busy'} onClick={() => void remove()}>
              {t('waitlist.undo', 'Delete my request')}
            </Button>
          )}
        </>
      }
    >
      <span role="status">{words[state]}</span>
    </EmptyState>
  );
}
