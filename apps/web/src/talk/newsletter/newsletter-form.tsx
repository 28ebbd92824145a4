import { subscribeNewsletter } from '@nukkad/contract/talk/newsletter/newsletter.api';
import { newsletterBody } from '@nukkad/contract/talk/newsletter/newsletter.model';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { BotTrap } from '../../ui/field/bot-trap.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './newsletter.module.css';

/** In the foot of public pages. It says the same of a new address and a known one. */
export function NewsletterForm() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { fields, errors, busy, change, submit } = useForm({
    initial: { email: '', website: '' },
    schema: () => newsletterBody,
    bodyOf: ({ email, website }) => ({ email: email.trim().toLowerCase(), website }),
    send: async (body) => {
      await call(subscribeNewsletter, { body, quiet: true });
      setSentTo(body.email);
    },
  });
  if (sentTo !== null)
    return (
      <p role="status" className={styles.sent}>
        <strong>{t('newsletter.sent', 'Check your inbox')}</strong>{' '}
        {t('newsletter.sent.words', 'If {{email}} isn’t subscribed yet, we’ve sent it a link to confirm.', {
          email: sentTo,
        })}
      </p>
    );
  return (
    <Form onSubmit={submit} className={styles.form}>
      <TextField
        label={t('newsletter.email', 'Email')}
        type="email"
        value={fields.email}
        autoComplete="email"
        maxLength={254}
        error={errors['email'] ?? errors['form']}
        onChange={(event) => change({ email: event.target.value })}
      />
      <BotTrap value={fields.website} onChange={(website) => change({ website })} />
      <Button type="submit" busy={busy}>
        {t('newsletter.subscribe', 'Subscribe')}
      </Button>
      <p className={styles.small}>
        {t('newsletter.consent', 'Offers and news about once a month. Unsubscribe anytime.')}{' '}
        <Link to="/terms-and-policy/policy">{t('footer.policy', 'Privacy')}</Link>
      </p>
    </Form>
  );
}
