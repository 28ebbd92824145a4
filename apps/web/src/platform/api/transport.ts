/** The key that the server's page named; null: bodies travel as they are, and nothing more is loaded. */
function payloadKey(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="payload-key"]')?.content ?? null;
}

/** fetch(), encrypted where the server asks for it. Nothing else in the app knows whether it is. */
export async function transport(address: string, init: RequestInit): Promise<Response> {
  const key = payloadKey();
  if (key === null) return fetch(address, init);
  const { encryptedFetch } = await import('./encrypted-fetch.ts');
  return encryptedFetch(key, address, init);
}
