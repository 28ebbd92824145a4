import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { placeIsUnread } from '../../platform/location/location-store.ts';

/**
 * A `shouldRevalidate`: an address that differs only by a dialog asks nothing new. Unless the dialog closes over a
 * new place: its navigation cuts the reading for that place short and must do it itself.
 */
export const unlessSameQuestion =
  (keyOf: (url: URL) => string) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const moved = currentUrl.href !== nextUrl.href;
    return moved && keyOf(currentUrl) === keyOf(nextUrl) && !placeIsUnread()
      ? false
      : defaultShouldRevalidate;
  };
