import { joinWaitlist, leaveWaitlistByCode } from '@nukkad/contract/market/waitlist/waitlist.api';
import { waitlistBody } from '@nukkad/contract/market/waitlist/waitlist.model';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { sentence } from '../../platform/forms/sentence.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { BotTrap } from '../../ui/field/bot-trap.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type OwnRequest, forgetRequest, ownRequest, rememberRequest } from './own-requests.ts';
import { type Typed, bodyOf, placeOf } from './waitlist-fields.ts';
import styles from './waitlist-form.module.css';

/** What a visitor gives; a signed-in person presses the button alone. The last field is for programs that fill in everything. */
function VisitorFields({
  typed,
  change,
  wrong,
}: {
  typed: Typed;
  change: (changes: Partial<Typed>) => void;
  wrong: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation();
  const said = wrong['email'] ?? wrong['mobileNumber'];
  const error =
    said && typed.contact.trim() === '' ? sentence(t, 'Enter an email address or a mobile number.') : said;
  return (
    <>
      <TextField
        label={t('waitlist.contact', 'Email or mobile number')}
        value={typed.contact}
        autoComplete="email"
        maxLength={254}
        error={error}
        onChange={(event) => change({ contact: event.target.value })}
      />
      <BotTrap value={typed.website} onChange={(website) => change({ website })} />
      <label className={styles.consent}>
        <input
          type="checkbox"
          checked={typed.consent}
          aria-invalid={wrong['consent'] ? true : undefined}
          onChange={(event) => change({ consent: event.target.checked })}
        />
        <span>
          {t(
            'waitlist.consent',
            'Send me one message about this. Nothing else is sent, and you can delete it.',
          )}{' '}
          <Link to="/terms-and-policy/policy">{t('footer.policy', 'Privacy')}</Link>
        </span>
      </label>
      {wrong['consent'] && (
        <p role="alert" className={styles.wrong}>
          {wrong['consent']}
        </p>
      )}
    </>
  );
}

/** It is kept: where and how it is taken back. */
function Waiting({ joined, onUndo }: { joined: OwnRequest; onUndo: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await call(leaveWaitlistByCode, { body: { code: joined.code } });
      onUndo();
    } catch {
      // The refusal is on the screen.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div role="status" className={styles.form}>
      <h2>{t('waitlist.done', 'We’ll tell you')}</h2>
      <p>
        {t('waitlist.done.words', 'You get one message when this is available in {{place}}.', {
          place: joined.place,
        })}
      </p>
      <div>
        <Button tone="plain" busy={busy} onClick={() => void undo()}>
          {t('waitlist.undo', 'Delete my request')}
        </Button>
      </div>
    </div>
  );
}

/** What was asked for on this device, also after a reload. */
function useOwnRequest(
  asked: { serviceId: string; citySlug: string | undefined },
  place: string,
  signedIn: boolean,
) {
  const [joined, setJoined] = useState<OwnRequest | null>(null);
  const { serviceId, citySlug } = asked;
  // The chosen place is known in the browser alone.
  const wanted = useCallback(
    () => JSON.stringify({ serviceId, ...placeOf(citySlug) }),
    [serviceId, citySlug],
  );
  useEffect(() => {
    let isOpen = true;
    setJoined(null);
    void ownRequest(signedIn, wanted(), Date.now()).then((found) => isOpen && found && setJoined(found));
    return () => {
      isOpen = false;
    };
  }, [wanted, place, signedIn]);
  return {
    joined,
    join: (request: OwnRequest) => {
      setJoined(request);
      void rememberRequest(signedIn, wanted(), request, Date.now());
    },
    leave: () => {
      setJoined(null);
      void forgetRequest(signedIn, wanted());
    },
  };
}

/** One message when a partner comes to a place without one. */
export function WaitlistForm({
  serviceId,
  place,
  citySlug,
}: {
  serviceId: string;
  place: string;
  /** Of a page about one city; left out: the place that the visitor has chosen. */
  citySlug?: string;
}) {
  const { t } = useTranslation();
  const signedIn = useSession().status === 'signed-in';
  const { joined, join, leave } = useOwnRequest({ serviceId, citySlug }, place, signedIn);
  const asked = { serviceId, citySlug, signedIn };
  const form = useForm<Typed, ReturnType<typeof bodyOf>>({
    initial: { contact: '', consent: false, website: '' },
    schema: () => waitlistBody,
    bodyOf: (typed) => bodyOf(typed, asked),
    send: async (body) => join(await call(joinWaitlist, { body, quiet: true })),
  });
  const { fields, errors, busy, change, submit } = form;
  if (joined) return <Waiting joined={joined} onUndo={leave} />;
  return (
    <Form onSubmit={submit} className={styles.form}>
      <h2>{t('waitlist.title', 'Get a message when we reach {{place}}', { place })}</h2>
      <p>
        {signedIn
          ? t('waitlist.words.account', 'We’ll message you once, when a partner offers this.')
          : t(
              'waitlist.words',
              'Enter your email or mobile number. We’ll message you once, when a partner offers this.',
            )}
      </p>
      {!signedIn && <VisitorFields typed={fields} change={change} wrong={errors} />}
      {errors['form'] && (
        <p role="alert" className={styles.wrong}>
          {errors['form']}
        </p>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t('waitlist.join', 'Notify me')}
        </Button>
      </div>
    </Form>
  );
}
