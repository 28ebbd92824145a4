import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import type { rateSession } from '@nukkad/contract/talk/support/session.api';
import { type SupportSession, ratingBody } from '@nukkad/contract/talk/support/session.model';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { RadioList } from '../../../ui/field/radio-list.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import styles from './live.module.css';
import { useRate } from './live.queries.ts';

type Rating = EndpointInput<typeof rateSession>['body'];

const choices = (t: Translate) => [
  { value: '5', label: t('live.rate.5', 'Very good') },
  { value: '4', label: t('live.rate.4', 'Good') },
  { value: '3', label: t('live.rate.3', 'All right') },
  { value: '2', label: t('live.rate.2', 'Bad') },
  { value: '1', label: t('live.rate.1', 'Very bad') },
];

/** How it was, with words if they like. */
export function RateChat({ session: { sid, stars } }: { session: SupportSession }) {
  const { t } = useTranslation();
  const rate = useRate();
  const { fields, errors, busy, change, submit } = useForm<{ stars: string; words: string }, Rating>({
    initial: { stars: stars ? String(stars) : '', words: '' },
    schema: ratingBody,
    bodyOf: (typed) => ({ sid, stars: Number(typed.stars), words: typed.words }),
    send: (body) => rate.mutateAsync(body),
  });
  if (stars) return <Note role="status">{t('live.rated', 'Thank you for your rating.')}</Note>;
  return (
    <Form onSubmit={submit}>
      <div className={styles.rate}>
        <RadioList
          label={t('live.rate', 'How was this chat?')}
          name="stars"
          options={choices(t)}
          value={fields.stars || null}
          onChange={(chosen) => change({ stars: chosen })}
          error={errors['stars'] ?? errors['form']}
        />
      </div>
      <TextArea
        label={t('live.rate.words', 'Tell us more (optional)')}
        value={fields.words}
        rows={2}
        maxLength={500}
        error={errors['words']}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Button type="submit" busy={busy}>
        {t('live.rate.send', 'Send rating')}
      </Button>
    </Form>
  );
}
