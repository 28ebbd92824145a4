import type { Paise } from '@nukkad/contract/kernel/money';

/** Each started kilometre beyond the free ones, and at most the cap. */
export function distanceAmount(
  metres: number,
  {
    freeMetres,
    perStartedKm,
    cap,
  }: { readonly freeMetres: number; readonly perStartedKm: Paise; readonly cap: Paise },
): Paise {
  return Math.min(Math.max(0, Math.ceil((metres - freeMetres) / 1000)) * perStartedKm, cap);
}
