import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '@nukkad/contract/kernel/client';

/** The HTTP status behind a page that could not be drawn; 0: no answer at all. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
}

/** True: there is no such page. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** In the words of the browsers: a script or style sheet of a page, or the list of pages, could not be had. */
const isLost = /imported module|module script|Unable to (preload|discover)|to fetch|Load failed/;

/** True: the page itself is lost, by the network or a newer release, and not the data that it asked for. */
export const isLostPage = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof ApiError) && isLost.test(error.message);

export function messageOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.message;
  const message: unknown = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
