import { keepDuty } from '@nukkad/contract/talk/support/session-office.api';
import { useEffect } from 'react';
import { call } from '../../../platform/call.ts';

const stillHereMs = 30_000;

/** While the back office is open on duty the server hears so; silent for two minutes, talks return to the queue. */
export function useKeepPresent(onDuty: boolean): void {
  useEffect(() => {
    if (!onDuty) return;
    const say = () => void call(keepDuty).catch(() => undefined);
    say();
    const timer = window.setInterval(say, stillHereMs);
    return () => window.clearInterval(timer);
  }, [onDuty]);
}
