import type { SignDocument, SignState } from '@nukkad/contract/files/envelope/sign.model';
import { useEffect } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { StatePanel } from '../../../ui/state/state-panel.tsx';
import { OtherWays } from './other-ways.tsx';
import { PeopleList } from './people-list.tsx';
import { SignPages } from './sign-pages.tsx';
import { nothingFilled } from './filling.rules.ts';
import { type Opened, useCopy } from './sign.queries.ts';
import { shutStates, stateWords } from './sign-words.ts';

interface Ended {
  readonly document: SignDocument;
  readonly state: Exclude<SignState, 'open'>;
  readonly opened: Opened;
}

/** The sealed file, by a link of a minute; the browser saves it. */
function Copy({ opened }: Pick<Ended, 'opened'>) {
  const { t } = useTranslation();
  const copy = useCopy(opened);
  return (
    <>
      <Button
        busy={copy.isPending}
        onClick={() => copy.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })}
      >
        {t('sign.copy', 'Download signed copy')}
      </Button>
      <ButtonLink to="/verify-document" tone="plain">
        {t('sign.verify', 'Check a signed document')}
      </ButtonLink>
    </>
  );
}

/** Where the document stands for those who have done their part, or have none now. */
export function AfterPart({ document, state, opened }: Ended) {
  const { t } = useTranslation();
  const { scene, title, words } = stateWords[state](t, document.from);
  // Who has just signed stands at the last field, and reads what comes next.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up of an effect.
    window.scrollTo(0, 0);
  }, []);
  return (
    <Page narrow>
      <StatePanel
        scene={scene}
        title={title}
        live="status"
        heading
        {...(document.can.copy && { action: <Copy opened={opened} /> })}
      >
        {words}
      </StatePanel>
      <Note>
        {document.title} · <span translate="no">{document.number}</span>
      </Note>
      <PeopleList people={document.people} />
      {!shutStates.has(state) && (
        <>
          <OtherWays document={document} opened={opened} />
          <SignPages {...{ document, opened }} own={[]} filling={nothingFilled} currentId={null} />
        </>
      )}
    </Page>
  );
}
