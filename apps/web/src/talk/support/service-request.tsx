import {
  mostRequested,
  ownServiceRequestBody,
  requestServices,
  visitorServiceRequestBody,
} from '@nukkad/contract/talk/support/service-request.api';
import { useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { renewAfter } from '../../platform/api/send.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckList } from '../../ui/field/check-list.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { visitorOf } from './contact-fields.ts';
import styles from './support-desk.module.css';
import { type Visitor, VisitorFields } from './visitor-fields.tsx';

export interface RequestableService {
  readonly categoryId: string;
  readonly categoryName: string;
}

interface Typed extends Visitor {
  readonly categoryIds: readonly string[];
  readonly pincode: string;
  readonly message: string;
}

const empty: Typed = { categoryIds: [], pincode: '', message: '', fullName: '', contact: '', website: '' };

const bodyOf = ({ categoryIds, pincode, message, ...visitor }: Typed, signedIn: boolean) => ({
  categoryIds: [...categoryIds],
  pincode: pincode.trim(),
  ...(message.trim() && { message }),
  ...(!signedIn && visitorOf(visitor)),
});

function Sent({ number, onAgain }: { number: string; onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.sent}>
      <p className={styles.number}>
        {t('support.services.sent', 'Request sent. Your number is {{number}}.', { number })}
      </p>
      <p>{t('support.services.sent.words', 'We sent you a copy and will contact you soon.')}</p>
      <Button tone="plain" onClick={onAgain}>
        {t('support.services.again', 'Request another service')}
      </Button>
    </div>
  );
}

function RequestForm({
  signedIn,
  services,
  onSent,
}: {
  signedIn: boolean;
  services: readonly RequestableService[];
  onSent: (incidentNumber: string) => void;
}) {
  const { t } = useTranslation();
  const { fields, errors, busy, change, submit } = useForm<Typed, ReturnType<typeof bodyOf>>({
    initial: empty,
    schema: () => (signedIn ? ownServiceRequestBody : visitorServiceRequestBody),
    bodyOf: (typed) => bodyOf(typed, signedIn),
    send: async (body) => {
      const { incidentNumber } = await call(requestServices, { body, quiet: true });
      if (signedIn) void renewAfter(requestServices);
      onSent(incidentNumber);
    },
  });
  return (
    <Form onSubmit={submit}>
      <div className={styles.services}>
        <CheckList
          label={t('support.services.choose', 'Services (up to {{most}})', { most: mostRequested })}
          name="services"
          options={services.map(({ categoryId, categoryName }) => ({
            value: categoryId,
            label: categoryName,
          }))}
          values={fields.categoryIds}
          most={mostRequested}
          error={errors['categoryIds']}
          onChange={(categoryIds) => change({ categoryIds })}
        />
      </div>
      <TextField
        label={t('support.services.pincode', 'PIN code')}
        value={fields.pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        error={errors['pincode']}
        onChange={(event) => change({ pincode: event.target.value })}
      />
      <TextArea
        label={t('support.services.message', 'What do you need? (optional)')}
        value={fields.message}
        rows={3}
        maxLength={1_000}
        error={errors['message']}
        onChange={(event) => change({ message: event.target.value })}
      />
      {!signedIn && <VisitorFields typed={fields} change={change} wrong={errors} />}
      {errors['form'] && (
        <p role="alert" className={styles.wrong}>
          {errors['form']}
        </p>
      )}
      <Button type="submit" wide busy={busy}>
        {t('support.services.send', 'Send request')}
      </Button>
    </Form>
  );
}

/** For who does not find what they look for: support calls or writes back. */
export function ServiceRequest({
  signedIn,
  services,
}: {
  signedIn: boolean;
  services: readonly RequestableService[];
}) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <section aria-labelledby="services">
      <h2 id="services">{t('support.services.title', 'Looking for a service?')}</h2>
      <p>{t('support.services.lead', 'Tell us what you need and we’ll contact you.')}</p>
      <Card>
        {sent === null ? (
          <RequestForm signedIn={signedIn} services={services} onSent={setSent} />
        ) : (
          <Sent number={sent} onAgain={() => setSent(null)} />
        )}
      </Card>
    </section>
  );
}
