import { createContext } from 'react';

/** What is looked for in the open conversation, and the message that was jumped to. */
export interface Found {
  readonly words: string;
  readonly seq: number | null;
}
export const FoundContext = createContext<Found>({ words: '', seq: null });
