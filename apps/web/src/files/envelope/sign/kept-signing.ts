import { type Filling, nothingFilled } from './filling.rules.ts';

/**
 * What a tab keeps of a signing, so that a reload or a lost network loses nothing. It ends with the tab: those who sign by a link
 * have no session that would end it.
 */
interface KeptSigning {
  /** Opens reading and filling for half an hour. */
  readonly token: string | null;
  /** Which document was filled: a corrected one is filled anew. */
  readonly documentHash: string | null;
  readonly filling: Filling;
}

const nothing: KeptSigning = { token: null, documentHash: null, filling: nothingFilled };
const keyOf = (code: string) => `sign ${code}`;

/** A storage that is full or forbidden is no reason to fail. */
export function keptSigning(code: string): KeptSigning {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? 'null') as Partial<KeptSigning> | null;
    return { ...nothing, ...kept };
  } catch {
    return nothing;
  }
}

export function keepSigning(code: string, next: Partial<KeptSigning>): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify({ ...keptSigning(code), ...next }));
  } catch {
    // What was filled stays on the page.
  }
}
