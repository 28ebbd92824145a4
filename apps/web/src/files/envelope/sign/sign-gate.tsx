import { openSigning, requestSignCode } from '@nukkad/contract/files/envelope/sign.api';
import type { SignPage } from '@nukkad/contract/files/envelope/sign.model';
import { useEffect, useRef } from 'react';
import { SignCode } from '../../../nouns/envelope/sign-code.tsx';
import { useSend } from '../../../platform/api/send.ts';
import { languageNames } from '../../../platform/i18n/languages.ts';
import { useLanguage } from '../../../platform/i18n/use-language.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Fact, Facts } from '../../../ui/page/facts.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Note, Row, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { StatePanel } from '../../../ui/state/state-panel.tsx';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { askedTo, shutStates, stateWords } from './sign-words.ts';

interface OfGate {
  readonly code: string;
  readonly page: SignPage;
  readonly onOpened: (token: string) => void;
  /** It was open before: who is here presses for it to be opened again. */
  readonly isAgain: boolean;
}

/** Whose verified number it is opens without a code; signing asks for one all the same. */
function OwnOpen({ code, page, onOpened, isAgain }: OfGate) {
  const { t } = useTranslation();
  const { mutate, error, isPending } = useSend(openSigning, {
    given: () => ({ params: { code }, body: {} }),
    only: [],
  });
  const open = () => mutate(undefined, { onSuccess: ({ token }) => onOpened(token) });
  useEffect(() => {
    if (!isAgain) open();
    // Once, when one comes.
  }, []);
  return (
    <>
      <Note>{t('sign.mine', 'You’re logged in with the number that was asked.')}</Note>
      <Refusal>{error?.message}</Refusal>
      <Button wide busy={isPending} onClick={open}>
        {page.state === 'open' ? t('sign.open', 'Open document') : t('sign.status', 'View document')}
      </Button>
    </>
  );
}

/** The code to the number that the sender named; what is sent is not kept. */
function OpenByCode({ code, page, onOpened }: OfGate) {
  const { t } = useTranslation();
  const codeId = useRef<string>(undefined);
  const ask = useSend(requestSignCode, {
    given: () => ({ params: { code }, body: { step: 'open' as const } }),
    only: [],
  });
  const open = useSend(openSigning, {
    given: (otp: string) => ({
      params: { code },
      body: { otp, ...(codeId.current !== undefined && { codeId: codeId.current }) },
    }),
    only: [],
  });
  return (
    <SignCode
      sentTo={page.maskedNumber}
      enter={t('sign.open', 'Open document')}
      byItself
      ask={async () => {
        const sent = await ask.mutateAsync();
        codeId.current = sent.codeId;
        return sent;
      }}
      redeem={async (otp) => onOpened((await open.mutateAsync(otp)).token)}
    />
  );
}

/** The sender knows in which language this person reads; the site may speak the other one. */
function OwnLanguage({ lang }: Pick<SignPage, 'lang'>) {
  const { language, choose } = useLanguage();
  if (lang === language) return null;
  return (
    <Row>
      <Button tone="plain" small lang={lang} onClick={() => void choose(lang)}>
        {languageNames[lang]}
      </Button>
    </Row>
  );
}

/** Before the one-time password: who asks whom for what, and no more. */
export function SignGate(props: OfGate) {
  const { t } = useTranslation();
  const { page } = props;
  const { from, state } = page;
  const said = state === 'open' ? null : stateWords[state](t, from);
  const isShut = shutStates.has(state);
  return (
    <Page narrow {...(said ? {} : { title: askedTo[page.role](t, from) })}>
      <OwnLanguage lang={page.lang} />
      {said && (
        <StatePanel scene={said.scene} title={said.title} heading>
          {said.words}
        </StatePanel>
      )}
      <Card>
        <Stack gap={1}>
          <Facts>
            <Fact name={t('sign.document', 'Document')}>{page.title}</Fact>
            <Fact name={t('sign.from', 'From')}>{from}</Fact>
            <Fact name={t('sign.for', 'For')}>{page.name}</Fact>
            <Fact name={t('sign.number', 'Number')}>
              <span translate="no">{page.number}</span>
            </Fact>
            <Fact name={t('sign.until', 'Sign by')}>
              {state === 'open' && page.endsAt && <DateTime at={page.endsAt} as="day" />}
            </Fact>
          </Facts>
          {!isShut && (page.isMine ? <OwnOpen {...props} /> : <OpenByCode {...props} />)}
        </Stack>
      </Card>
      {!isShut && (
        <Note>
          {t('sign.safe', 'Don’t know {{from}}? Don’t enter the OTP, and never tell it to anyone.', { from })}
        </Note>
      )}
    </Page>
  );
}
