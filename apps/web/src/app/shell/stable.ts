import { isBusy, onBusy } from '../../platform/api/busy.ts';

/** Specification section 9: what waits for a stable app waits no longer than this. */
const latestMs = 30_000;
/** Nothing fetched for so long: the page has come to rest. */
const quietMs = 1_000;

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>((resolve) => addEventListener('load', () => resolve(), { once: true }));

function quiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isBusy()) return;
      timer = setTimeout(() => {
        stop();
        resolve();
      }, quietMs);
    };
    const stop = onBusy(look);
    look();
  });
}

const aMoment = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

/** The app is stable when it is loaded, nothing has been fetched for a second and the browser has nothing to do; or after 30 s. */
export async function untilStable(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, latestMs)));
  await Promise.race([loaded().then(quiet).then(aMoment), late]);
  clearTimeout(timer);
}
