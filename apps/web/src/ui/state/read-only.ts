import { createContext } from 'react';

/** Screens that may be looked at and not written on: what would send something is disabled. */
export const ReadOnly = createContext(false);
