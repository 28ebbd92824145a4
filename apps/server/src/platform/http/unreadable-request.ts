import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../id.ts';

const answers: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What HTTP itself could not read is answered once, and the connection ends with the answer. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = answers[error.code ?? ''] ?? 400;
  const { code, message } = kernelErrors.malformed_body;
  const body = JSON.stringify({ code, message, requestId: newId() });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

/** An address that cannot be decoded, or is too long for a parameter, never reaches a route. */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { code, message, status } =
    error.statusCode === 414 ? kernelErrors.not_found : kernelErrors.malformed_body;
  void reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send({ code, message, requestId: newId() });
}
