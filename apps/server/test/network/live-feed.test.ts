import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { feedGrew } from '@nukkad/contract/network/post/post.live';
import { type Socket, io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../fixtures/chat-fixture.ts';
import { key } from '../harness/tenant.ts';
import { type WholeApp, wholeApp } from '../harness/whole-app.ts';

let whole: WholeApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  whole = await wholeApp();
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await whole.close();
});

/** All that a device hears of feeds. */
async function listening(accessToken: string): Promise<unknown[]> {
  const heard: unknown[] = [];
  const socket = io(whole.url, {
    auth: { token: accessToken },
    transports: ['websocket'],
    reconnection: false,
  });
  sockets.push(socket);
  socket.on(feedGrew.name, (data: unknown) => heard.push(data));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return heard;
}

test('a connection, and all who act for one, hear that there is a post and nothing of it; others hear nothing', async () => {
  const [author, owner, stranger] = [
    await whole.as('9000000001', 'Buyer'),
    await whole.as('9000000100', 'Service Partner'),
    await whole.as('9000000002', 'Buyer'),
  ];
  const own = await author.call(getNetworkSettings);
  const business = await owner.call(getNetworkSettings);
  await stranger.call(getNetworkSettings);
  await author.call(sendRequest, { body: { memberId: business.member.memberId }, headers: key() });
  await owner.call(updateConnection, {
    body: { memberId: own.member.memberId, action: 'accept', version: 1 },
  });
  const [readers, others] = [await listening(owner.accessToken), await listening(stranger.accessToken)];
  const body = { body: 'The gate is painted.', audience: 'connections' as const, pictures: [] };
  const { publishedAt } = await author.call(createPost, { body, headers: key() });
  expect(await until(() => readers.length > 0)).toBe(true);
  expect(readers).toEqual([{ version: new Date(publishedAt ?? 0).getTime() }]);
  expect(others).toEqual([]);
});
