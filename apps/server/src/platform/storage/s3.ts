import { type Storage, checkStorageKey } from './storage.ts';

export interface S3Place {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Any store that speaks S3; undefined: Amazon's own. */
  readonly endpoint?: string;
}

const timeoutMs = 15_000;
const attempts = 3;

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Files in a bucket. The SDK is large, so it is loaded with the first file and not at every start. */
export function s3Storage(place: S3Place): Storage {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = place;
  const load = async () => {
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
  };
  let loaded: ReturnType<typeof load> | null = null;
  const use = async <Answer>(work: (parts: Awaited<ReturnType<typeof load>>) => Promise<Answer>) =>
    work(await (loaded ??= load()));
  return {
    kind: 's3',
    put: (key, content, mediaType) =>
      use(async ({ sdk, client }) => {
        await client.send(
          new sdk.PutObjectCommand({
            Bucket,
            Key: checkStorageKey(key),
            Body: content,
            ContentType: mediaType,
          }),
        );
      }),
    get: (key) =>
      use(async ({ sdk, client }) => {
        try {
          const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: checkStorageKey(key) }));
          const bytes = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
          return { content: Buffer.from(bytes), mediaType: found.ContentType ?? 'application/octet-stream' };
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
    remove: (key) =>
      use(async ({ sdk, client }) => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: checkStorageKey(key) }));
      }),
  };
}
