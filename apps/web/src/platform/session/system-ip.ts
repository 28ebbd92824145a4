/** Specification section 3: kept in the session storage, and exactly this text until a value is known. */
const storageKey = 'systemIp';
const unknownIp = '{ip}';

/** Once at start. The server reads the address from the connection; the value kept here is never trusted. */
export function keepSystemIp(): void {
  if (sessionStorage.getItem(storageKey) === null) sessionStorage.setItem(storageKey, unknownIp);
}
