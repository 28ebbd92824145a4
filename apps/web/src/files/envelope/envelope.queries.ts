import * as api from '@nukkad/contract/files/envelope/envelope.api';
import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeChanged } from '@nukkad/contract/files/envelope/envelope.live';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';
import { useLive } from '../../platform/socket/use-live.ts';

const awayMs = 60_000;
const sealingMs = 3_000;

/** Its people sign elsewhere: the page hears of it. While it is sealed it looks by itself. */
export function useEnvelope(envelopeId: string) {
  useLive(envelopeChanged, (changed) => {
    if (changed.envelopeId === envelopeId) void renew('envelope');
  });
  const refetchInterval = useLookAgain(awayMs);
  return useAsked(
    api.getEnvelope,
    { query: { envelopeId } },
    { refetchInterval: ({ state }) => (state.data?.isSealing ? sealingMs : refetchInterval) },
  );
}

/** While it is written nothing else changes it; what was typed stays. */
export const useDraftEnvelope = (envelopeId: string) =>
  useAsked(api.getEnvelope, { query: { envelopeId } }, { refetchOnWindowFocus: false });

export const useUploadDocument = (envelopeId: string | null, onProgress: (share: number) => void) =>
  useSend(api.uploadUnsignedDocument, {
    send: (file: File) =>
      call(api.uploadUnsignedDocument, {
        query: envelopeId ? { envelopeId } : {},
        files: [file],
        onProgress,
        quiet: true,
      }),
  });

export const useKeepSigned = (onProgress: (share: number) => void) =>
  useSend(api.uploadSignedDocument, {
    send: (file: File) =>
      call(api.uploadSignedDocument, { query: {}, files: [file], onProgress, quiet: true }),
  });

type People = EndpointInput<typeof api.setRecipients>['body'];

/** Who signs, and whether one after the other; the second call goes on from what the first one made of it. */
export const useSavePeople = () =>
  useSend(api.setRecipients, {
    send: async ({ inOrder, ...people }: People & { readonly inOrder: boolean }) => {
      const saved = await call(api.setRecipients, { body: people, quiet: true });
      if (saved.inOrder === inOrder) return saved;
      const { envelopeId, version } = saved;
      return call(api.editEnvelope, { body: { envelopeId, version, inOrder }, quiet: true });
    },
  });

export const useTrail = (envelopeId: string) => usePages(api.listEnvelopeTrail, { envelopeId, limit: 20 });

export const useComments = (envelopeId: string) =>
  usePages(api.listEnvelopeComments, { envelopeId, limit: 20 });

export interface FileOf {
  readonly envelopeId: string;
  readonly which: 'original' | 'signed' | 'esign';
  /** With `esign`: whose answer. */
  readonly recipientId?: Envelope['recipients'][number]['recipientId'];
  /** Left out: the present one. */
  readonly documentVersion?: number;
}

/** A fresh link, for a minute. */
export async function fileLink({ documentVersion, ...query }: FileOf): Promise<string> {
  const { url } = await call(api.getEnvelopeFile, {
    query: { ...query, ...(documentVersion !== undefined && { documentVersion: String(documentVersion) }) },
    quiet: true,
  });
  return url;
}

/** Saved by the browser: the file is sent as an attachment. */
export const saveDocument = async (of: FileOf): Promise<void> => window.location.assign(await fileLink(of));
