const name = 'place';
const yearSeconds = 31_536_000;

/** The city alone goes into the cookie: no address, so a page made for it may be kept for everybody there. */
export function keepCityCookie(cityCode: string): void {
  document.cookie = `${name}=${cityCode};path=/;max-age=${yearSeconds};samesite=lax`;
}

export function cityCodeFromCookie(header: string | null): string | null {
  return /(?:^|;\s*)place=(\d{1,10})(?:;|$)/.exec(header ?? '')?.[1] ?? null;
}
