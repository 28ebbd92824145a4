import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/** Personal data and secrets never reach a log line: known keys are removed here. */
const secret = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-xsrf-token"]',
  'req.headers.sessionid',
  '*.mobileNumber',
  '*.mobile',
  '*.otp',
  '*.accessToken',
  '*.token',
  '*.password',
  '*.email',
  '*.address',
  '*.signature',
];

/** Query strings may hold a place or a name; the path alone is logged. */
const pathOnly = (url: string | undefined) => (url ?? '').split('?', 1)[0];

/** Lines go to standard output unless a test wants to read them. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    redact: { paths: secret, censor: '***' },
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: maskValues(error, error.message),
        code: error.code,
        stack: maskValues(error, error.stack ?? ''),
      }),
      req: (request: { method?: string; url?: string; id?: unknown }) => ({
        method: request.method,
        path: pathOnly(request.url),
        id: request.id,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Runs of 6 digits or more (mobile numbers, codes, cards) show their last two only. */
export function maskDigits(value: string): string {
  return value.replace(/\d{6,}/g, (digits) => digits.slice(-2).padStart(digits.length, '*'));
}

const dataException = /^22\w{3}$/;

/** PostgreSQL quotes the value that it could not read (class 22): it may be anything that a person typed. */
function maskValues({ code }: { code?: string }, text: string): string {
  const unquoted = dataException.test(code ?? '') ? text.replace(/"[^"]*"/g, '"***"') : text;
  return maskDigits(unquoted);
}
