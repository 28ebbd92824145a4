import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FrontProxy {
  readonly url: string;
  /** How many requests each node has answered. */
  readonly answered: readonly number[];
  close(): Promise<void>;
}

/** Before several nodes, as a load balancer is: each request goes to the next of them, and a dead one is passed over. */
export async function frontProxy(nodes: readonly string[]): Promise<FrontProxy> {
  const answered = nodes.map(() => 0);
  let turn = 0;
  const ask = (request: http.IncomingMessage, body: Buffer, response: http.ServerResponse, left: number) => {
    const at = turn % nodes.length;
    turn += 1;
    const { method, headers, url } = request;
    const forward = http.request(`${nodes[at]}${url}`, { method, headers, agent: false }, (answer) => {
      answered[at] = (answered[at] ?? 0) + 1;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response).on('error', () => response.destroy());
      answer.on('error', () => response.destroy());
    });
    // Of a node that broke off in the middle it is not known what it did: that one the caller repeats, with its key.
    forward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 0) ask(request, body, response, left - 1);
      else response.destroy();
    });
    forward.end(body);
  };
  const proxy = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => ask(request, Buffer.concat(parts), response, nodes.length));
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    answered,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => void proxy.close(resolve));
    },
  };
}
