import { startESign } from '@nukkad/contract/files/envelope/esign.api';
import {
  addSignComment,
  declineEnvelope,
  delegateEnvelope,
  getSignCopy,
  getSignDocument,
  getSignPage,
  listSignComments,
  requestSignCode,
  requestSignPasskey,
  signEnvelope,
} from '@nukkad/contract/files/envelope/sign.api';
import type { SignDocument } from '@nukkad/contract/files/envelope/sign.model';
import { keepAnswer, renew, useAsked } from '../../../platform/api/asked.ts';
import { call } from '../../../platform/api/client.ts';
import { usePages } from '../../../platform/api/pages.ts';
import { useSend } from '../../../platform/api/send.ts';
import { nothingFilled } from './filling.rules.ts';
import { keepSigning } from './kept-signing.ts';

/** Whose link it is, and what the one-time password opened. */
export interface Opened {
  readonly code: string;
  readonly token: string;
}

const given = ({ code, token }: Opened) => ({ params: { code }, query: { token } });

/** How often it is looked at: the seal is made in a minute, others sign when they like. */
const lookAgain = ({ state }: SignDocument) => {
  if (state === 'sealing') return 3_000;
  return state === 'done' ? 30_000 : false;
};

export const useSignDocument = (opened: Opened) =>
  useAsked(getSignDocument, given(opened), {
    refetchInterval: ({ state }) => (state.data ? lookAgain(state.data) : false),
  });

/** A link to the document that is good now. */
export const documentLink = async (opened: Opened): Promise<string> =>
  (await call(getSignDocument, { ...given(opened), quiet: true })).url;

/** The answer says how the document stands; the page before the code says less of it. */
function take(opened: Opened, document: SignDocument): void {
  // What was filled in is of no more use here, and a signature is private.
  keepSigning(opened.code, { filling: nothingFilled });
  keepAnswer(getSignDocument, given(opened), document);
  void renew(getSignPage);
}

export const useSignCode = ({ code, token }: Opened) =>
  useSend(requestSignCode, {
    given: () => ({ params: { code }, body: { step: 'sign' as const, token } }),
    only: [],
  });

export const useSignPasskey = ({ code, token }: Opened) =>
  useSend(requestSignPasskey, { given: () => ({ params: { code }, body: { token } }), only: [] });

type SignBody = Omit<Parameters<typeof call<typeof signEnvelope>>[1]['body'], 'token'>;

export const useSign = (opened: Opened) =>
  useSend(signEnvelope, {
    given: (body: SignBody) => ({ params: { code: opened.code }, body: { token: opened.token, ...body } }),
    keep: (answer) => take(opened, answer),
  });

export type StartBody = Omit<Parameters<typeof call<typeof startESign>>[1]['body'], 'token'>;

export const useStartESign = ({ code, token }: Opened) =>
  useSend(startESign, {
    given: (body: StartBody) => ({ params: { code }, body: { token, ...body } }),
    only: [],
  });

export const useDecline = (opened: Opened) =>
  useSend(declineEnvelope, {
    given: (body: { readonly reason: string }) => ({
      params: { code: opened.code },
      body: { token: opened.token, ...body },
    }),
    keep: (answer) => take(opened, answer),
  });

export const useDelegate = ({ code, token }: Opened) =>
  useSend(delegateEnvelope, {
    given: (body: { readonly name: string; readonly mobileNumber: string }) => ({
      params: { code },
      body: { token, ...body },
    }),
  });

export const useSignComments = ({ code, token }: Opened) =>
  usePages(listSignComments, { token, limit: 20 }, { params: { code } });

export const useAddComment = ({ code, token }: Opened) =>
  useSend(addSignComment, {
    given: (body: { readonly text: string }) => ({ params: { code }, body: { token, ...body } }),
    only: [listSignComments],
  });

export const useCopy = ({ code, token }: Opened) =>
  useSend(getSignCopy, { given: () => ({ params: { code }, query: { token } }), loud: true });
