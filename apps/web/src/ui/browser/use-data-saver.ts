import { useState } from 'react';

const asked = '(prefers-reduced-data: reduce)';

/** Some browsers say it of the connection, others by a media query. */
function savesData(): boolean {
  if (typeof window === 'undefined') return false;
  const connection: unknown = Reflect.get(navigator, 'connection');
  const says = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return says === true || matchMedia(asked).matches;
}

/** Whether the person wants to load no more than is needed; asked once for a screen. */
export const useDataSaver = (): boolean => useState(savesData)[0];
