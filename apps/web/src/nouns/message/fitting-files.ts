import { uploadChatDocuments } from '@nukkad/contract/talk/chat/chat.api';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';

export const fileKinds: readonly string[] = uploadChatDocuments.spec.upload?.mediaTypes ?? [];

export interface Fitting {
  readonly files: readonly File[];
  readonly refused: 'kind' | 'many' | null;
}

/** Of the chosen files those that a message may hold, and why others were left out. */
export function fittingFiles(chosen: readonly File[]): Fitting {
  const fit = chosen.filter(({ type, size }) => fileKinds.includes(type) && size <= chatLimits.documentBytes);
  const refused = fit.length < chosen.length ? 'kind' : fit.length > chatLimits.documents ? 'many' : null;
  return { files: fit.slice(0, chatLimits.documents), refused };
}
