/** Specification section 9. */
const geolocationTimeoutMs = 1_000;

/**
 * Whether the device may be asked without a question of the browser's: only a tap of the person's may lead to that question.
 */
export async function mayReadPosition(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  return permission?.state === 'granted';
}

/** Where the device is now. In a file of its own: what follows from an answer is fetched only where there is one. */
export function devicePosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no geolocation'));
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: geolocationTimeoutMs,
      maximumAge: 300_000,
    });
  });
}
