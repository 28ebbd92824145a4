import type { SignDocument } from '@nukkad/contract/files/envelope/sign.model';
import { getSignDocument, getSignPage } from '@nukkad/contract/files/envelope/sign.api';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useState } from 'react';
import { renew } from '../../../platform/api/asked.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Note } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { type Opened, type StartBody, useStartESign } from './sign.queries.ts';

interface Leaving {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** The browser goes there with our request, as a form that is sent. */
function leave({ url, fields }: Leaving): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** The last press of who signs at a provider: what was filled in is kept here and there until they come back. */
export function ESignPart({
  eSign: { provider, isStandIn },
  body,
  opened,
}: {
  eSign: NonNullable<SignDocument['eSign']>;
  body: StartBody;
  opened: Opened;
}) {
  const { t } = useTranslation();
  const start = useStartESign(opened);
  const [isLeaving, setLeaving] = useState(false);
  const go = () =>
    start.mutate(body, {
      onSuccess: (form) => {
        setLeaving(true);
        leave(form);
      },
      onError: (error) => {
        // It was changed, cancelled or signed meanwhile: the page shows how it stands.
        if (error instanceof ApiError && error.status === 409) void renew(getSignDocument, getSignPage);
      },
    });
  return (
    <>
      <Note>
        {isStandIn
          ? t(
              'sign.esign.standIn',
              'This site uses a test provider for development. It asks for no Aadhaar number, and what it signs is worth nothing.',
            )
          : t(
              'sign.esign.about',
              'You sign at {{provider}} with your Aadhaar number and the OTP that UIDAI sends you, and then come back here. We don’t see your Aadhaar number.',
              { provider },
            )}
      </Note>
      <Note>
        {t(
          'sign.esign.law',
          'You agree to this document electronically (Information Technology Act 2000, section 10A). Your certificate and the provider’s answer are kept as evidence.',
        )}
      </Note>
      <Refusal>{start.error?.message}</Refusal>
      <Button wide busy={start.isPending || isLeaving} onClick={go}>
        {t('sign.esign.go', 'Continue to Aadhaar eSign')}
      </Button>
    </>
  );
}
