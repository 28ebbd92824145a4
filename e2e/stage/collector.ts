import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the analytics library sends, as far as the tests look at it. */
export interface CollectedEvent {
  readonly event_type: string;
  readonly user_id?: string;
  readonly session_id: number;
  readonly event_properties?: { readonly path?: string };
  readonly user_properties?: { readonly $set?: Readonly<Record<string, string>> };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** Stands in for the analytics provider's HTTP API; what came in is read at `/events`. */
export async function startCollector(): Promise<{ url: string; stop(): void }> {
  const events: CollectedEvent[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.url === '/2/httpapi' && request.method === 'POST')
      events.push(...(JSON.parse(await read(request)) as { events: CollectedEvent[] }).events);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/events' ? events : { code: 200 }));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Everything that came in so far. */
export async function collected(): Promise<CollectedEvent[]> {
  const url = process.env['COLLECTOR_URL'];
  if (!url)
    throw new Error(
      'COLLECTOR_URL is not set: the tests run through Playwright, which starts the collector.',
    );
  const answer = await fetch(new URL('/events', url));
  return (await answer.json()) as CollectedEvent[];
}
