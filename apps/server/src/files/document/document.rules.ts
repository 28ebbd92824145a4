import { type DocumentType, documentEnds } from '@nukkad/contract/files/document/document.model';
import { type ExpiryState, hasEnded, nearUntil } from '@nukkad/contract/kernel/expiry';
import { addDays } from '@nukkad/contract/kernel/time';

/** Null: it may be kept with this last day. */
export function faultOfEnd(
  type: DocumentType,
  expiresOn: string | null,
  today: string,
): 'document_end_missing' | 'document_ended' | null {
  if (expiresOn === null) return documentEnds[type] === 'needed' ? 'document_end_missing' : null;
  return hasEnded(expiresOn, today) ? 'document_ended' : null;
}

/** A verified last day stays, so that no licence is made to last longer than its reviewer saw. */
export const isEndOpen = ({
  type,
  status,
  expiresOn,
}: {
  readonly type: DocumentType;
  readonly status: string;
  readonly expiresOn: string | null;
}): boolean => documentEnds[type] !== 'none' && (status !== 'Approved' || expiresOn === null);

/** The last days that a filter asks for. */
export const endsOf = (expiry: ExpiryState, today: string) =>
  expiry === 'ending' ? { from: today, until: nearUntil(today) } : { from: null, until: addDays(today, -1) };
