import type { AnyEvent } from '@nukkad/contract/kernel/event';
import type { Config } from '../config.ts';
import { documentSchema } from './json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

const messageOf = (event: AnyEvent): Json => ({
  name: event.name,
  summary: event.summary,
  payload: documentSchema(event.facts, 'output'),
  'x-version': event.version,
  ...(event.tells && { 'x-socket-message': event.tells.word.name }),
});

/** AsyncAPI 3.0: the events of the outbox, and which of them the socket speaks of. Made from the contract alone. */
export function asyncApiDocument(
  events: readonly AnyEvent[],
  config: Pick<Config, 'BRAND_NAME' | 'publicOrigin'>,
) {
  const words = [...new Set(events.flatMap(({ tells }) => tells?.word.name ?? []))];
  const reference = (name: string) => ({ $ref: `#/components/messages/${name}` });
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${config.BRAND_NAME} events`,
      version: '1',
      description:
        'Events are written in the transaction that makes them true, and reach every consumer at least once after it. The socket sends a short message to those concerned, who ask again.',
    },
    servers: { socket: { host: new URL(config.publicOrigin).host, pathname: '/socket.io', protocol: 'wss' } },
    channels: {
      outbox: {
        address: null,
        description: 'Within the server, from publishers to consumers.',
        messages: Object.fromEntries(events.map(({ name }) => [name, reference(name)])),
      },
      socket: {
        address: '/socket.io',
        servers: [{ $ref: '#/servers/socket' }],
        messages: Object.fromEntries(words.map((name) => [name, reference(`socket.${name}`)])),
      },
    },
    operations: {
      receive: { action: 'receive', channel: { $ref: '#/channels/socket' } },
    },
    components: {
      messages: {
        ...Object.fromEntries(events.map((event) => [event.name, messageOf(event)])),
        ...Object.fromEntries(
          words.map((name) => [`socket.${name}`, { name, summary: 'Ask again for what it names.' }]),
        ),
      },
    },
  };
}
