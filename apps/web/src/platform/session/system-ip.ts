/** Specification section 3: kept in the session storage, and until somebody knows better this very text. */
const storageKey = 'systemIp';
const unknownIp = '{ip}';

/** Once at start. The server reads the address from the connection; what stands here is never believed. */
export function keepSystemIp(): void {
  if (sessionStorage.getItem(storageKey) === null) sessionStorage.setItem(storageKey, unknownIp);
}
