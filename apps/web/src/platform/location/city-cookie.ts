const name = 'place';
const yearSeconds = 31_536_000;

/**
 * Only the city goes into the cookie, not the address, so a page made for it can be cached for all visitors of that
 * city.
 */
export function keepCityCookie(cityCode: string): void {
  document.cookie = `${name}=${cityCode};path=/;max-age=${yearSeconds};samesite=lax`;
}

export function cityCodeFromCookie(header: string | null): string | null {
  return /(?:^|;\s*)place=(\d{1,10})(?:;|$)/.exec(header ?? '')?.[1] ?? null;
}
