import { ApiError } from '@nukkad/contract/kernel/client';
import { confirmNewsletter, leaveNewsletter } from '@nukkad/contract/talk/newsletter/newsletter.api';
import { useState } from 'react';
import { call } from '../../platform/api/client.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

export type LinkAct = 'confirm' | 'unsubscribe';
type Step = 'asked' | 'busy' | 'done' | { readonly failed: string; readonly isOver: boolean };

const wordsOf = (t: Translate) => ({
  confirm: {
    title: t('newsletter.confirm.title', 'Confirm your subscription'),
    asked: t(
      'newsletter.confirm.asked',
      'You’ll get our newsletter by email. Unsubscribe whenever you like.',
    ),
    act: t('newsletter.confirm.act', 'Confirm'),
    doneTitle: t('newsletter.confirm.done', 'You’re subscribed'),
    done: t('newsletter.confirm.done.words', 'We sent you an email with a link to unsubscribe.'),
  },
  unsubscribe: {
    title: t('newsletter.leave.title', 'Unsubscribe?'),
    asked: t('newsletter.leave.asked', 'You won’t get our newsletter any more.'),
    act: t('newsletter.leave.act', 'Unsubscribe'),
    doneTitle: t('newsletter.leave.done', 'You’re unsubscribed'),
    done: t('newsletter.leave.done.words', 'We’ll delete your email address within 30 days.'),
  },
});

/** Nothing happens by opening a link: programs that read mail open all of them. */
export function NewsletterLink({ act, code }: { act: LinkAct; code: string }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>('asked');
  const words = wordsOf(t)[act];
  const go = async () => {
    setStep('busy');
    try {
      const endpoint = act === 'confirm' ? confirmNewsletter : leaveNewsletter;
      await call(endpoint, { body: { code }, quiet: true });
      setStep('done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStep({ failed: error.message, isOver: error.status === 404 || error.status === 409 });
    }
  };
  const isDone = step === 'done';
  const failure = typeof step === 'object' ? step : null;
  return (
    <EmptyState
      heading
      scene={isDone ? 'done' : 'messages'}
      title={isDone ? words.doneTitle : words.title}
      action={
        isDone || failure?.isOver ? (
          <ButtonLink to="/home">{t('newsletter.home', 'Go to home')}</ButtonLink>
        ) : (
          <Button busy={step === 'busy'} onClick={() => void go()}>
            {words.act}
          </Button>
        )
      }
    >
      <span role="status">{failure?.failed ?? (isDone ? words.done : words.asked)}</span>
    </EmptyState>
  );
}
