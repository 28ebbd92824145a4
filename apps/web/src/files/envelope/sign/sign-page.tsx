import { getSignPage } from '@nukkad/contract/files/envelope/sign.api';
import type { SignPage as PageOfCode } from '@nukkad/contract/files/envelope/sign.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useState } from 'react';
import { renew, useAsked } from '../../../platform/api/asked.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { keepSigning, keptSigning } from './kept-signing.ts';
import { OpenedDocument } from './opened-document.tsx';
import { SignGate } from './sign-gate.tsx';

/** An address that leads nowhere: cut off in the message, or made up. */
function LinkWrong() {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading
      scene="search"
      title={t('sign.link', 'This link doesn’t work')}
      action={<ButtonLink to="/home">{t('sign.home', 'Go to home')}</ButtonLink>}
    >
      {t('sign.link.words', 'Open the whole link from your message, or ask the sender for a new one.')}
    </EmptyState>
  );
}

function Signing({ code, page }: { code: string; page: PageOfCode }) {
  const [token, setToken] = useState(() => keptSigning(code).token);
  const [isAgain, setAgain] = useState(false);
  const enter = (next: string | null) => {
    keepSigning(code, { token: next });
    setToken(next);
  };
  /** The half hour is over, or the document has ended meanwhile. */
  const close = () => {
    enter(null);
    setAgain(true);
    void renew(getSignPage);
  };
  return token === null ? (
    <SignGate code={code} page={page} isAgain={isAgain} onOpened={enter} />
  ) : (
    <OpenedDocument code={code} page={page} token={token} onClosed={close} />
  );
}

const isWrong = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Where the link of a message leads: who asks for what, then the document, open for half an hour by a one-time password. */
export function SignPage({ code }: { code: string }) {
  const page = useAsked(getSignPage, { params: { code } });
  if (isWrong(page.error)) return <LinkWrong />;
  return (
    <Loaded
      query={page}
      waiting={
        <Page narrow>
          <DetailSkeleton />
        </Page>
      }
    >
      {(read) => <Signing code={code} page={read} />}
    </Loaded>
  );
}
