import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Hostile, Writers } from './hostile-row.ts';

const settings = ({ app }: NetworkFixture, { writer }: Writers) =>
  app.as(writer.viewer).call(getNetworkSettings);

export const hostile: Hostile = {
  rows: [
    {
      endpoint: changeNetworkSettings,
      example: async (net, writers) => {
        const { version, member } = await settings(net, writers);
        return { version, handle: member.handle, headline: 'Mends taps' };
      },
      kept: {
        handle: async (net, writers) => (await settings(net, writers)).member.handle,
        headline: async (net, writers) => (await settings(net, writers)).member.headline ?? '',
      },
    },
  ],
};
