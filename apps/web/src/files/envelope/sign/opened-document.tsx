import type { SignPage } from '@nukkad/contract/files/envelope/sign.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useEffect } from 'react';
import { Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { AfterPart } from './after-part.tsx';
import { ESignReturn } from './esign-return.tsx';
import { FillDocument } from './fill-document.tsx';
import { type Opened, useSignDocument } from './sign.queries.ts';

const { sign_access_needed, sign_ended, sign_not_turn } = envelopeErrors;
/** The half hour is over, or there is nothing to read any more: the page before says which. */
const shuts: ReadonlySet<string> = new Set([sign_access_needed.code, sign_ended.code, sign_not_turn.code]);

const isClosed = (error: Error | null) => error instanceof ApiError && shuts.has(error.code);

/** The document, once the one-time password has opened it: to fill in and sign, or as far as it has come. */
export function OpenedDocument({
  page,
  onClosed,
  ...opened
}: Opened & { page: SignPage; onClosed: () => void }) {
  const document = useSignDocument(opened);
  const closed = isClosed(document.error);
  useEffect(() => {
    if (closed) onClosed();
  }, [closed, onClosed]);
  const waiting = (
    <Page>
      <DetailSkeleton />
    </Page>
  );
  if (closed) return waiting;
  return (
    <Loaded query={document} waiting={waiting}>
      {(read) =>
        read.state === 'open' ? (
          // A corrected document is filled anew.
          <FillDocument key={read.documentHash} document={read} page={page} opened={opened} />
        ) : (
          <>
            <ESignReturn code={opened.code} isOpen={false} />
            <AfterPart document={read} state={read.state} opened={opened} />
          </>
        )
      }
    </Loaded>
  );
}
