import { createContext } from 'react';

/** The router's state as text, on the server; null: it follows the page as a stream. */
export const StateContext = createContext<string | null>(null);
