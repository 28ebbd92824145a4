import { payloadKeyInfo } from '@nukkad/contract/kernel/payload';

const nonceBytes = 12;
const utf8 = new TextEncoder();

/** This page's end: its own key pair has done its work, only what was derived is kept. */
export interface PayloadSession {
  readonly keyId: string;
  readonly clientKey: string;
  readonly request: CryptoKey;
  readonly answer: CryptoKey;
}

type Bytes = Uint8Array<ArrayBuffer>;

function toText(bytes: Bytes): string {
  let binary = '';
  // Arguments of a call are bounded, so long bodies go in parts.
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const toBytes = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

export const randomNonce = (): string => toText(crypto.getRandomValues(new Uint8Array(nonceBytes)));

/** A key pair of this page's own, and the two keys it shares with the server. Nothing of it can be taken out again. */
export async function openPayloadSession(serverKey: string): Promise<PayloadSession> {
  const { subtle } = crypto;
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const [own, server, id] = await Promise.all([
    subtle.generateKey(curve, false, ['deriveBits']),
    subtle.importKey('raw', toBytes(serverKey), curve, true, []),
    subtle.digest('SHA-256', utf8.encode(serverKey)),
  ]);
  const clientKey = toText(new Uint8Array(await subtle.exportKey('raw', own.publicKey)));
  const secret = await subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256);
  const base = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const info = utf8.encode(payloadKeyInfo(serverKey, clientKey));
  const both = await subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    base,
    512,
  );
  const aes = (bits: ArrayBuffer, use: 'encrypt' | 'decrypt') =>
    subtle.importKey('raw', bits, 'AES-GCM', false, [use]);
  return {
    keyId: toText(new Uint8Array(id)).slice(0, 11),
    clientKey,
    request: await aes(both.slice(0, 32), 'encrypt'),
    answer: await aes(both.slice(32), 'decrypt'),
  };
}

export async function encryptBody(
  { request }: PayloadSession,
  nonce: string,
  binding: string,
  body: string,
): Promise<string> {
  const how = { name: 'AES-GCM', iv: toBytes(nonce), additionalData: utf8.encode(binding) };
  return toText(new Uint8Array(await crypto.subtle.encrypt(how, request, utf8.encode(body))));
}

/** The answer's text; throws where it is not the server's answer to this very request. */
export async function decryptAnswer(
  { answer }: PayloadSession,
  binding: string,
  payload: string,
): Promise<string> {
  const bytes = toBytes(payload);
  const how = { name: 'AES-GCM', iv: bytes.slice(0, nonceBytes), additionalData: utf8.encode(binding) };
  const plain = new Uint8Array(await crypto.subtle.decrypt(how, answer, bytes.slice(nonceBytes)));
  const body = new Blob([plain.slice(1)]).stream();
  return new Response(plain[0] === 1 ? body.pipeThrough(new DecompressionStream('gzip')) : body).text();
}
