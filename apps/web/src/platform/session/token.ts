/** Reading a token in the browser (specification section 9). The server alone decides whether it holds. */
export interface Claims {
  readonly role?: string;
  readonly userId?: string;
  readonly smeId?: string;
  readonly mobileNumber?: string;
  /** Seconds since 1970. */
  readonly exp?: number;
}

/** The claims of a token of three dot-separated parts; null for anything else. They may be encrypted. */
export function claimsOf(token: string | null): Claims | null {
  const parts = token?.split('.') ?? [];
  const [, payload] = parts;
  if (parts.length !== 3 || payload === undefined) return null;
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return null;
  }
}

/** A missing or unreadable token counts as expired. `offsetSeconds` asks whether it will be by then. */
export function isExpired(token: string | null, now: Date, offsetSeconds = 0): boolean {
  const claims = claimsOf(token);
  if (!claims) return true;
  if (claims.exp === undefined) return false;
  return claims.exp * 1000 <= now.getTime() + offsetSeconds * 1000;
}

/** Whether a token may be sent to this address; the standard ports 80 and 443 do not count. */
export function isAllowedDomain(url: URL, allowed: readonly string[]): boolean {
  const host = (value: string) => value.replace(/:(80|443)$/, '').toLowerCase();
  return allowed.some((domain) => host(domain) === host(url.host));
}
