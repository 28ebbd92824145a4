import { type KeyObject, createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** CBOR (RFC 8949) as far as an authenticator speaks it: whole numbers, bytes, text and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** What may be wrong with an answer. */
export interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** The user did not touch the authenticator. */
  readonly unverified?: boolean;
  readonly userHandle?: string;
  readonly type?: string;
}

const presentAndVerified = 0x05;
const withCredential = 0x40;

/** A phone that makes and shows one passkey (ES256, no attestation), as WebAuthn Level 3 section 6 lays it out. */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  counter = 0;
  /** Of the first person that it made a passkey for. */
  private userHandle: string | null = null;
  private readonly privateKey: KeyObject;
  private readonly coseKey: Buffer;
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.coseKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  private clientData(type: string, challenge: string, forged: Forgery): Buffer {
    const { origin = this.origin } = forged;
    const data = {
      type: forged.type ?? type,
      challenge: forged.challenge ?? challenge,
      origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  private authData(rpId: string, forged: Forgery, credential: Buffer): Buffer {
    const flags =
      (forged.unverified ? 0x01 : presentAndVerified) | (credential.length > 0 ? withCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? this.counter);
    return Buffer.concat([sha256(forged.rpId ?? rpId), Buffer.from([flags]), count, credential]);
  }

  /** As navigator.credentials.create() would answer. */
  make(options: Options, forged: Forgery = {}) {
    this.userHandle ??= options.user?.id ?? null;
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.coseKey]);
    const authData = this.authData(options.rp?.id ?? '', forged, credential);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', options.challenge, forged)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal', 'made-up'],
      },
    };
  }

  /** As navigator.credentials.get() would answer; the count goes up each time. */
  show(options: Options, forged: Forgery = {}) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options.challenge, forged);
    const authData = this.authData(options.rpId ?? '', forged, Buffer.alloc(0));
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(createSign('sha256').update(signed).sign(this.privateKey)),
        userHandle: forged.userHandle ?? this.userHandle ?? base64url(Buffer.alloc(16)),
      },
    };
  }
}
