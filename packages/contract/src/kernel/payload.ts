/**
 * The format of an encrypted payload (docs/decisions/edge-and-sessions.md), shared by browser and server. Only the two ends of the
 * pipeline use it.
 */

/** On a call: the stamp, as text. On an answer: '1' where its body is `{ payload }`. */
export const payloadHeader = 'x-payload';
const version = '2';

/** How far the time of a stamp may lie from the server's, either way. */
export const payloadWindowMs = 120_000;

/** The unencrypted fields beside an encrypted body. All of them are bound to the body. */
export interface PayloadStamp {
  /** Which key of the server's the caller means. */
  readonly keyId: string;
  /** Milliseconds since 1970, UTC. */
  readonly sentAt: number;
  /** 12 random bytes, base64url: the initialisation vector, and what a replay is known by. */
  readonly nonce: string;
  /** The page's own public key, P-256 uncompressed, base64url. */
  readonly clientKey: string;
}

export const stampText = ({ keyId, sentAt, nonce, clientKey }: PayloadStamp): string =>
  [version, keyId, sentAt, nonce, clientKey].join('.');

/** null: not a stamp of ours. */
export function readStamp(text: string): PayloadStamp | null {
  const found = /^2\.([\w-]{11})\.([0-9]{13})\.([\w-]{16})\.([\w-]{87})$/.exec(text);
  const [, keyId, sentAt, nonce, clientKey] = found ?? [];
  if (!keyId || !sentAt || !nonce || !clientKey) return null;
  return { keyId, sentAt: Number(sentAt), nonce, clientKey };
}

/** What both secrets of a page are derived under. */
export const payloadKeyInfo = (serverKey: string, clientKey: string): string =>
  `payload ${version} ${serverKey} ${clientKey}`;

/** The call that a body is sealed for. */
export interface EncryptedCall {
  readonly method: string;
  /** Path with its query, as it is sent. */
  readonly address: string;
  /** The header Authorization; empty: none is sent. A body that was held back is worth nothing under another token. */
  readonly authorization: string;
  readonly stamp: string;
}

/** What a sealed request is bound to: method, path with its query, who is asking, and the whole stamp. */
export const requestBinding = ({ method, address, authorization, stamp }: EncryptedCall): string =>
  `request\n${method}\n${address}\n${authorization}\n${stamp}`;

/** What an encrypted answer is bound to: its request, and the status beside it. */
export const answerBinding = (method: string, address: string, stamp: string, status: number): string =>
  `answer\n${status}\n${method}\n${address}\n${stamp}`;
