import { applicationChanged } from '@nukkad/contract/hiring/application/application.live';
import { jobChanged } from '@nukkad/contract/hiring/job/job.live';
import { useEffect, useRef } from 'react';
import { renew } from '../../platform/api/asked.ts';
import { useConnected } from '../../platform/socket/use-look-again.ts';
import { useLive } from '../../platform/socket/use-live.ts';

const soonMs = 150;
/** A job that closes tells of each of its applications: that is one look. */
const apartMs = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let lookedAt = 0;

function look(): void {
  timer = undefined;
  lookedAt = Date.now();
  void renew('application', 'interview', 'job-offer', 'hire', 'job');
}

/** However many parts of a page hear it. */
function lookSoon(): void {
  timer ??= setTimeout(look, Math.max(soonMs, lookedAt + apartMs - Date.now()));
}

/** Open pages of hiring look again as soon as the other side, or a colleague, changes something. */
export function useApplicationLive(): void {
  useLive(applicationChanged, lookSoon);
  useLive(jobChanged, lookSoon);
  const isConnected = useConnected();
  const before = useRef(isConnected);
  useEffect(() => {
    // What happened between the first answers and the connection was told to no one.
    if (isConnected && !before.current) lookSoon();
    before.current = isConnected;
  }, [isConnected]);
}
