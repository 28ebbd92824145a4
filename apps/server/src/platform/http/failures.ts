import { type ErrorFact, kernelErrors } from '@nukkad/contract/kernel/errors';
import { notBegunHeader } from '@nukkad/contract/kernel/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { constraintFact, isRetryable, isUnavailable, isUnstorable } from '../db/failures.ts';
import { Refusal, type RefusalDetail, valuesIn } from '../refusal.ts';
import { FileUnreadable, StorageFault } from '../storage/storage.ts';

const byStatus: Readonly<Record<number, ErrorFact>> = {
  400: kernelErrors.malformed_body,
  404: kernelErrors.not_found,
  413: kernelErrors.body_too_large,
  415: kernelErrors.wrong_content_type,
  429: kernelErrors.too_many_requests,
};

/** Maps an error to its fact. An unforeseen one is a 500 without internal details. */
function factOf(
  error: unknown,
  constraints: ReadonlyMap<string, ErrorFact>,
): { fact: ErrorFact; detail: RefusalDetail } {
  if (error instanceof Refusal) return { fact: error.fact, detail: error.detail };
  const constraint = constraintFact(error, constraints);
  if (constraint) return { fact: constraint, detail: {} };
  if (error instanceof StorageFault && error.full)
    return { fact: kernelErrors.storage_full, detail: { retryAfter: 60 } };
  if (error instanceof FileUnreadable) return { fact: kernelErrors.file_damaged, detail: {} };
  // The write path has tried it again and again: who asks a moment later meets fewer others.
  if (isRetryable(error) || isUnavailable(error) || error instanceof StorageFault)
    return { fact: kernelErrors.unavailable, detail: { retryAfter: 2 } };
  if (isUnstorable(error)) return { fact: kernelErrors.malformed_body, detail: {} };
  const status = (error as FastifyError).statusCode ?? 500;
  return {
    fact:
      byStatus[status] ??
      (status >= 400 && status < 500 ? kernelErrors.malformed_body : kernelErrors.server_error),
    detail: {},
  };
}

function filled(message: string, detail: Pick<RefusalDetail, 'values'>): string {
  const values = valuesIn(detail, 'en') ?? {};
  return message.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all));
}

/** What a failed call answers, for a caller without a request; `isFault`: it is to be logged. */
export function refusalFor(error: unknown, constraints: ReadonlyMap<string, ErrorFact>) {
  const { fact, detail } = factOf(error, constraints);
  const { status, code } = fact;
  return { status, code, message: filled(fact.message, detail), isFault: status >= 500 };
}

export function answerFailure(constraints: ReadonlyMap<string, ErrorFact>) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { fact, detail } = factOf(error, constraints);
    if (fact.status >= 500) request.log.error({ err: error, code: fact.code }, 'call failed');
    if (detail.retryAfter) void reply.header('retry-after', String(detail.retryAfter));
    if (detail.notBegun) void reply.header(notBegunHeader, 'true');
    return reply
      .status(fact.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer((body: unknown) => JSON.stringify(body))
      .send({
        code: fact.code,
        message: filled(fact.message, detail),
        fields: detail.fields,
        present: detail.present,
        differences: detail.differences,
        values: valuesIn(detail, request.headers.lang === 'hi' ? 'hi' : 'en'),
        requestId: request.id,
      });
  };
}
