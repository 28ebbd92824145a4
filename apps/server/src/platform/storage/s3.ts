import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type Storage, StorageFault, type StoredFile, checkStorageKey } from './storage.ts';

export interface S3Place {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Any store that speaks S3; undefined: Amazon's own. */
  readonly endpoint?: string;
}

const timeoutMs = 15_000;
/** A large file takes as long as its way. */
const largeTimeoutMs = 10 * 60_000;
const attempts = 3;
const pauseMs = 200;

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

const contentRange = /^bytes (?<from>\d+)-(?<to>\d+)\/(?<bytes>\d+)$/;

/** Codes of Amazon's and of MinIO, Ceph and others; 507 is what WebDAV and some gateways say. */
const noRoom = new Set(['QuotaExceeded', 'XMinioStorageFull', 'XAmzStorageFull', 'EntityTooLarge']);

/** What the SDK adds to its errors; undefined where no answer came. */
function statusOf(error: unknown): number | undefined {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}

const faultOf = (error: unknown): StorageFault =>
  new StorageFault((error instanceof Error && noRoom.has(error.name)) || statusOf(error) === 507, error);

async function load({ endpoint, region, accessKeyId, secretAccessKey }: S3Place) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs },
    // Stores other than Amazon's refuse the checksums that the SDK adds of its own accord.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

/** Too many calls, a fault of the store, or no answer at all; 507 says that it is full. */
function isBusy(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || (status >= 500 && status !== 507);
}

/** The SDK cannot send a stream again that it has begun to read: each try here begins the file anew. */
async function againWhileBusy<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt === attempts || !isBusy(error)) throw error;
      await setTimeout(attempt * pauseMs);
    }
  }
}

type Use = <Answer>(work: (parts: Awaited<ReturnType<typeof load>>) => Promise<Answer>) => Promise<Answer>;

/** What may be larger than memory. */
const largeFiles = (Bucket: string, use: Use): Pick<Storage, 'putStream' | 'open' | 'openPart'> => ({
  putStream: async (key, { bytes: ContentLength, read }, mediaType) => {
    const Key = checkStorageKey(key);
    await use(({ sdk, client }) =>
      againWhileBusy(() =>
        client.send(
          new sdk.PutObjectCommand({
            Bucket,
            Key,
            Body: Readable.from(read(), { objectMode: false }),
            ContentLength,
            ContentType: mediaType,
          }),
          { requestTimeout: largeTimeoutMs },
        ),
      ),
    );
  },
  open: async (key) => {
    const Key = checkStorageKey(key);
    return use(async ({ sdk, client }) => {
      try {
        const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
        if (!(found.Body instanceof Readable)) return null;
        return { content: found.Body, bytes: found.ContentLength ?? 0 };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  },
  openPart: async (key, first, last) => {
    const Key = checkStorageKey(key);
    const Range = `bytes=${first}-${last ?? ''}`;
    return use(async ({ sdk, client }) => {
      try {
        const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }));
        const said = contentRange.exec(found.ContentRange ?? '')?.groups;
        if (!(found.Body instanceof Readable) || !said) return null;
        const [from = 0, to = 0, bytes = 0] = [said['from'], said['to'], said['bytes']].map(Number);
        return { content: found.Body, mediaType: found.ContentType ?? '', from, to, bytes };
      } catch (error) {
        if (isMissing(error)) return null;
        if (statusOf(error) === 416) return 'outside';
        throw error;
      }
    });
  },
});

/** Files in a bucket. The SDK is large, so it is loaded with the first file and not at every start. */
export function s3Storage(place: S3Place): Storage {
  const { bucket: Bucket } = place;
  let loaded: ReturnType<typeof load> | null = null;
  const use = async <Answer>(work: (parts: Awaited<ReturnType<typeof load>>) => Promise<Answer>) =>
    work(await (loaded ??= load(place))).catch((error: unknown) => {
      throw faultOf(error);
    });
  return {
    kind: 's3',
    put: async (key, content, mediaType) => {
      const Key = checkStorageKey(key);
      await use(({ sdk, client }) =>
        client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: content, ContentType: mediaType })),
      );
    },
    ...largeFiles(place.bucket, use),
    get: async (key) => {
      const Key = checkStorageKey(key);
      return use(async ({ sdk, client }) => {
        try {
          const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
          const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
          return { content: Buffer.from(bytes), mediaType: found.ContentType ?? 'application/octet-stream' };
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      });
    },
    remove: async (key) => {
      const Key = checkStorageKey(key);
      await use(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key })));
    },
    list: async function* (Prefix): AsyncIterable<StoredFile> {
      let ContinuationToken: string | undefined;
      do {
        const page = await use(({ sdk, client }) =>
          client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, changedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    // An object is there whole or not at all; parts of large uploads, which we never make, expire by a rule of the bucket.
    sweepUnfinished: async () => 0,
  };
}
