import * as api from '@nukkad/contract/people/leaving/letter.api';
import type { Letter } from '@nukkad/contract/people/leaving/letter.model';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

/** Null: oneself. */
export const useLetters = (employeeId: string | null) =>
  usePages(api.listLetters, { ...(employeeId && { employeeId }), limit: 20 });

export const useSendLetter = () =>
  useSend(api.sendLetter, { given: (letterId: string) => ({ body: { letterId } }) });

export async function saveLetter({ letterId, kind, versionNumber }: Letter): Promise<void> {
  const paper: unknown = await call(api.getLetterPdf, { params: { letterId }, quiet: true });
  if (paper instanceof Blob) saveFile(paper, `${kind}-letter-${versionNumber}.pdf`);
}
