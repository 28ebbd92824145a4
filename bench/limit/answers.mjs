/** How answers leave: as JSON or a page, compressed where the browser takes it and it pays. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below a packet's size compression saves nothing. */
const worthPacking = 1_400;
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const quickGzip = { level: 1 };

function pack(text, accepted = '') {
  if (text.length < worthPacking) return [null, text];
  if (accepted.includes('br')) return ['br', brotliCompressSync(text, quickBrotli)];
  return accepted.includes('gzip') ? ['gzip', gzipSync(text, quickGzip)] : [null, text];
}

function send(request, reply, type, text) {
  const [encoding, body] = pack(text, request.headers['accept-encoding']);
  reply.header('content-type', type);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

export const sendJson = (request, reply, answer) =>
  send(request, reply, 'application/json; charset=utf-8', JSON.stringify(answer));

export const sendPage = (request, reply, html) => send(request, reply, 'text/html; charset=utf-8', html);

/** Bytes that were made before. */
export const sendBytes = (reply, { type, encoding, bytes }) => {
  reply.header('content-type', type);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
};
