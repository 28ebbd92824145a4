export type { Company, SupportHours } from './company.config.ts';
import * as z from 'zod/mini';
import { type Company, companyEnvironment, companyMistakes, companyOf } from './company.config.ts';
import { eSignEnvironment, eSignMistakes, eSignNeeds } from './providers/esign/esign.config.ts';
import { sealEnvironment, sealIsGiven } from './sealing/seal.config.ts';
import { driveEnvironment } from './storage/drive.config.ts';
import { filesEnvironment } from './storage/files.config.ts';
import { type VapidKeys, vapidKeysFrom } from './providers/push/vapid-keys.ts';
import { type SigningKey, signingKeyFrom } from './signing-key.ts';
import { templateIds } from './template-ids.config.ts';

const port = (name: string) =>
  z.coerce
    .number<string>(`${name} must be a number.`)
    .check(
      z.int(`${name} must be a whole number.`),
      z.gte(0, `${name} must be at least 0.`),
      z.lte(65535, `${name} must be at most 65535.`),
    );
const megabytes = (name: string) =>
  z.coerce
    .number<string>(`${name} must be a number of megabytes.`)
    .check(z.gte(0, `${name} must be at least 0.`));
const origin = (name: string) =>
  z.url(`${name} must be an address such as https://example.in, without a path.`).check(
    z.refine(
      (value) => URL.canParse(value) && new URL(value).pathname === '/',
      `${name} must not have a path.`,
    ),
    z.refine((value) => /^https?:/.test(value), `${name} must start with http:// or https://.`),
  );
const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z.enum(values, `${name} must be one of ${values.join(', ')}.`);
const secret = (name: string) =>
  z.optional(z.string().check(z.minLength(16, `${name} must have at least 16 characters.`)));
/** So many bytes in base64url. */
const byteTexts = { 32: /^[\w-]{43}$/, 65: /^[\w-]{87}$/ } as const;
const keyText = (name: string, bytes: 32 | 65) =>
  z.optional(z.string().check(z.regex(byteTexts[bytes], `${name} must be ${bytes} bytes in base64url.`)));
const word = z.optional(z.string());

const environment = z.object({
  NODE_ENV: z._default(oneOf('NODE_ENV', ['development', 'test', 'production']), 'development'),
  PORT: z._default(port('PORT'), 8080),
  HOST: z.optional(
    z.string().check(z.regex(/^[\w.:-]{1,253}$/, 'HOST must be an address or a name such as 127.0.0.1.')),
  ),
  METRICS_PORT: z.optional(port('METRICS_PORT')),
  METRICS_TOKEN: secret('METRICS_TOKEN'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(z.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// or postgresql://.')),
  ),
  DATABASE_POOL: z._default(
    z.coerce.number<string>('DATABASE_POOL must be a number.').check(
      z.int('DATABASE_POOL must be whole.'),
      // Two listen for good, and an event on its way holds two.
      z.gte(6, 'DATABASE_POOL must be at least 6.'),
      z.lte(200, 'DATABASE_POOL must be at most 200.'),
    ),
    20,
  ),
  REDIS_URL: z.optional(
    z.string().check(z.regex(/^rediss?:\/\//, 'REDIS_URL must start with redis:// or rediss://.')),
  ),
  PUBLIC_ORIGIN: z.optional(origin('PUBLIC_ORIGIN')),
  MOBILE_ORIGIN: z.optional(origin('MOBILE_ORIGIN')),
  BACKOFFICE_ORIGIN: z.optional(origin('BACKOFFICE_ORIGIN')),
  BRAND_NAME: z._default(
    z
      .string()
      .check(
        z.minLength(1, 'BRAND_NAME must not be empty.'),
        z.maxLength(40, 'BRAND_NAME must have at most 40 characters.'),
      ),
    'Nukkad',
  ),
  LOG_LEVEL: z.optional(oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'])),
  ROLE: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(web|api|socket|worker)(,(web|api|socket|worker))*$/,
          'ROLE is a list of web, api, socket, worker joined by commas.',
        ),
      ),
    'web,api,socket,worker',
  ),
  APP_SECRET: secret('APP_SECRET'),
  APP_KEY: z.optional(z.string().check(z.minLength(32, 'APP_KEY must have at least 32 characters.'))),
  SIGNING_KEY: keyText('SIGNING_KEY', 32),
  ...sealEnvironment,
  DATA_DIR: word,
  SEED_SCALE: z.optional(oneOf('SEED_SCALE', ['none', 'small', 'city', 'months', 'million', 'large'])),
  RATE_LIMIT_SCALE: z._default(
    z.coerce
      .number<string>('RATE_LIMIT_SCALE must be a number.')
      .check(z.gte(0.01, 'RATE_LIMIT_SCALE must be at least 0.01.')),
    1,
  ),
  PAGES_KEPT_MB: z._default(megabytes('PAGES_KEPT_MB'), 48),
  PAGES_AHEAD_MB: z.optional(megabytes('PAGES_AHEAD_MB')),
  TRUST_PROXY: z._default(
    z.coerce
      .number<string>('TRUST_PROXY must be a number of proxies.')
      .check(z.int('TRUST_PROXY must be whole.'), z.gte(0, 'TRUST_PROXY must be at least 0.')),
    0,
  ),
  PAYMENT_PROVIDER: z._default(oneOf('PAYMENT_PROVIDER', ['sandbox', 'razorpay']), 'sandbox'),
  RAZORPAY_KEY_ID: word,
  RAZORPAY_KEY_SECRET: word,
  RAZORPAY_WEBHOOK_SECRET: word,
  RAZORPAY_API_ORIGIN: z.optional(origin('RAZORPAY_API_ORIGIN')),
  PAYOUT_PROVIDER: z._default(oneOf('PAYOUT_PROVIDER', ['sandbox', 'razorpayx']), 'sandbox'),
  RAZORPAYX_ACCOUNT_NUMBER: word,
  RAZORPAYX_WEBHOOK_SECRET: word,
  SMS_PROVIDER: z._default(oneOf('SMS_PROVIDER', ['inbox', 'msg91']), 'inbox'),
  MSG91_AUTH_KEY: word,
  MSG91_TEMPLATE_IDS: z.optional(templateIds),
  MSG91_API_ORIGIN: z.optional(origin('MSG91_API_ORIGIN')),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://.')),
  ),
  MAIL_FROM: word,
  GEOCODER: z._default(oneOf('GEOCODER', ['offline', 'nominatim', 'google']), 'offline'),
  NOMINATIM_ORIGIN: z.optional(origin('NOMINATIM_ORIGIN')),
  GOOGLE_MAPS_KEY: word,
  KYC_PROVIDER: z._default(oneOf('KYC_PROVIDER', ['embedded', 'cashfree']), 'embedded'),
  CASHFREE_CLIENT_ID: word,
  CASHFREE_CLIENT_SECRET: word,
  CASHFREE_API_ORIGIN: z.optional(origin('CASHFREE_API_ORIGIN')),
  ...eSignEnvironment,
  TRANSLITERATION: z._default(oneOf('TRANSLITERATION', ['rules', 'google']), 'rules'),
  TRANSLITERATION_ORIGIN: z.optional(origin('TRANSLITERATION_ORIGIN')),
  AMPLITUDE_API_KEY: word,
  AMPLITUDE_ORIGIN: z._default(origin('AMPLITUDE_ORIGIN'), 'https://api2.amplitude.com'),
  PUSH_PROVIDER: z.optional(oneOf('PUSH_PROVIDER', ['inbox', 'web'])),
  VAPID_PUBLIC_KEY: keyText('VAPID_PUBLIC_KEY', 65),
  VAPID_PRIVATE_KEY: keyText('VAPID_PRIVATE_KEY', 32),
  ...filesEnvironment,
  ...driveEnvironment,
  ...companyEnvironment,
});

/** Every variable that is read, for the README's table. */
export const environmentNames: readonly string[] = Object.keys(environment.shape);

type Environment = z.output<typeof environment>;

export interface Config extends Environment {
  readonly SEED_SCALE: NonNullable<Environment['SEED_SCALE']>;
  readonly HOST: string;
  readonly PUSH_PROVIDER: NonNullable<Environment['PUSH_PROVIDER']>;
  /** Who sends our pushes; made from the secret where none are given. */
  readonly vapid: VapidKeys;
  /** Signs what people hand on; made from the secret where none is given. */
  readonly signingKey: SigningKey;
  readonly LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>;
  readonly PAGES_AHEAD_MB: number;
  readonly production: boolean;
  readonly publicOrigin: string;
  /** Where Admins work: an origin of its own, or below /backoffice of the public one. */
  readonly backofficeUrl: string;
  /** Who runs the site, for its pages, papers and mails. */
  readonly company: Company;
  readonly roles: ReadonlySet<string>;
  /** Signs tokens, CSRF cookies, file links and the sandbox gateway's events. */
  readonly secret: string;
}

/** Every mistake in one throw, a sentence each. */
export class ConfigMistakes extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigMistakes';
    this.mistakes = mistakes;
  }
}

const pairs: readonly (readonly [
  when: (env: Environment) => boolean,
  needs: readonly (keyof Environment)[],
])[] = [
  [
    (env) => env.PAYMENT_PROVIDER === 'razorpay',
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ],
  [
    (env) => env.PAYOUT_PROVIDER === 'razorpayx',
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAYX_ACCOUNT_NUMBER', 'RAZORPAYX_WEBHOOK_SECRET'],
  ],
  [(env) => env.SMS_PROVIDER === 'msg91', ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_IDS']],
  [(env) => env.KYC_PROVIDER === 'cashfree', ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET']],
  [(env) => env.ESIGN_PROVIDER === 'cca', eSignNeeds],
  [(env) => env.SMTP_URL !== undefined, ['MAIL_FROM']],
  [(env) => env.VAPID_PUBLIC_KEY !== undefined, ['VAPID_PRIVATE_KEY']],
  [(env) => env.VAPID_PRIVATE_KEY !== undefined, ['VAPID_PUBLIC_KEY']],
  [sealIsGiven, ['SEAL_CERTIFICATE_FILE', 'SEAL_KEY_FILE']],
  [(env) => env.GEOCODER === 'nominatim', ['NOMINATIM_ORIGIN']],
  [(env) => env.GEOCODER === 'google', ['GOOGLE_MAPS_KEY']],
  [(env) => env.FILES_IN === 's3', ['S3_BUCKET']],
  [(env) => env.S3_BUCKET !== undefined, ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
];

/** A production start with a development default for money, codes or secrets refuses. */
function productionMistakes(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const rules: readonly (readonly [boolean, string])[] = [
    [
      env.PAYMENT_PROVIDER === 'sandbox',
      'PAYMENT_PROVIDER must be razorpay in production: the sandbox takes no real money.',
    ],
    [
      env.SMS_PROVIDER === 'inbox',
      'SMS_PROVIDER must be msg91 in production: the development inbox shows codes to anyone.',
    ],
    [
      env.KYC_PROVIDER === 'embedded',
      'KYC_PROVIDER must be cashfree in production: the embedded check sends bank codes to the development inbox.',
    ],
    [
      env.PUSH_PROVIDER === 'inbox',
      'PUSH_PROVIDER must be web in production: the development inbox is for development.',
    ],
    [env.APP_SECRET === undefined, 'APP_SECRET is missing: production needs a secret of its own.'],
    [env.PUBLIC_ORIGIN === undefined, 'PUBLIC_ORIGIN is missing: links and canonical addresses need it.'],
    [env.DATABASE_URL === undefined, 'DATABASE_URL is missing: production needs a PostgreSQL of its own.'],
    [env.RATE_LIMIT_SCALE !== 1, 'RATE_LIMIT_SCALE is for load tests and is refused in production.'],
    [
      env.METRICS_PORT === undefined && env.METRICS_TOKEN === undefined,
      'METRICS_PORT or METRICS_TOKEN is missing: /metrics is not for everyone.',
    ],
    [(env.SEED_SCALE ?? 'none') !== 'none', 'SEED_SCALE must be none in production.'],
    [
      env.PUBLIC_ORIGIN !== undefined && !env.PUBLIC_ORIGIN.startsWith('https:'),
      'PUBLIC_ORIGIN must start with https:// in production.',
    ],
    [
      env.BACKOFFICE_ORIGIN !== undefined && !env.BACKOFFICE_ORIGIN.startsWith('https:'),
      'BACKOFFICE_ORIGIN must start with https:// in production.',
    ],
    ...eSignMistakes(env),
    ...companyMistakes(env),
  ];
  return rules.filter(([wrong]) => wrong).map(([, sentence]) => sentence);
}

/** The public pages of a catalogue and a city in both languages; see docs/decisions/loading-the-web-app.md. */
const pagesAheadMb = 5;
/** One sentence a variable: what follows from a first mistake is not another one. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): string[] {
  const first = new Map<unknown, string>();
  for (const { path, message } of issues) if (!first.has(path[0])) first.set(path[0], message);
  return [...first.values()];
}

const vapidOf = (
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Environment,
  secretInUse: string,
): VapidKeys => (publicKey && privateKey ? { publicKey, privateKey } : vapidKeysFrom(secretInUse));

/** Reads the environment; empty variables count as missing. Throws `ConfigMistakes` with a sentence per mistake. */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  developmentSecret: string,
): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) throw new ConfigMistakes(firstOfEach(parsed.error.issues));
  const env = parsed.data;
  const missing = pairs.flatMap(([when, needs]) =>
    when(env) ? needs.filter((name) => env[name] === undefined) : [],
  );
  const mistakes = [...missing.map((name) => `${name} is missing.`), ...productionMistakes(env)];
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);
  const publicOrigin = env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : `http://localhost:${env.PORT}`;
  const secretInUse = env.APP_SECRET ?? developmentSecret;
  return {
    ...env,
    SEED_SCALE: env.SEED_SCALE ?? (env.NODE_ENV === 'production' ? 'none' : 'city'),
    // Outside production the inbox shows every code: other machines in the network must not read them.
    HOST: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    PUSH_PROVIDER: env.PUSH_PROVIDER ?? (env.NODE_ENV === 'production' ? 'web' : 'inbox'),
    vapid: vapidOf(env, secretInUse),
    signingKey: signingKeyFrom(env.SIGNING_KEY, secretInUse),
    LOG_LEVEL: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    PAGES_AHEAD_MB: env.PAGES_AHEAD_MB ?? (env.NODE_ENV === 'test' ? 0 : pagesAheadMb),
    production: env.NODE_ENV === 'production',
    publicOrigin,
    backofficeUrl: `${env.BACKOFFICE_ORIGIN ? new URL(env.BACKOFFICE_ORIGIN).origin : publicOrigin}/backoffice/`,
    company: companyOf(env, env.BRAND_NAME),
    roles: new Set(env.ROLE.split(',')),
    secret: secretInUse,
  };
}
