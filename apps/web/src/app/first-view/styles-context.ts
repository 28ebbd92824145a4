import { createContext } from 'react';

/** The text of a style sheet of the build, by its address; null where it cannot be had. The browser asks for none. */
export const StylesContext = createContext<(href: string) => string | null>(() => null);
