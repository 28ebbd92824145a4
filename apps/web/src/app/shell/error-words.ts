import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '@nukkad/contract/kernel/client';

/** The HTTP status behind a page that could not be drawn; 0: no answer at all. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
}

export function messageOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.message;
  const sent = isRouteErrorResponse(error)
    ? (error.data as { message?: unknown } | null)?.message
    : undefined;
  return typeof sent === 'string' ? sent : undefined;
}
