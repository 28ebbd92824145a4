import { createChannel } from './channel.ts';

const site = createChannel('/');

export const listen = site.listen;

/** What was said while the page was away is not said again. */
export const onReconnect = (listener: () => void): (() => void) =>
  site.onConnect((again) => {
    if (again) listener();
  });

/** Heard when the connection is made or lost. */
export const { onState, connected: isConnected } = site;
