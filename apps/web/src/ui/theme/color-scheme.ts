import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { schemeAttribute as attribute, schemeKey as storageKey } from './color-scheme-script.ts';

const listeners = new Set<() => void>();

export function currentColorScheme(): MantineColorScheme {
  const kept = localStorage.getItem(storageKey);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

function paint(scheme: MantineColorScheme): void {
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(attribute, dark ? 'dark' : 'light');
}

export function chooseColorScheme(scheme: MantineColorScheme): void {
  if (scheme === 'auto') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, scheme);
  paint(scheme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const turned = () => paint(currentColorScheme());
  device.addEventListener('change', turned);
  listeners.add(listener);
  return () => {
    device.removeEventListener('change', turned);
    listeners.delete(listener);
  };
}

/** The chosen scheme; `auto` follows the device, also on the server. */
export function useColorScheme(): MantineColorScheme {
  return useSyncExternalStore(subscribe, currentColorScheme, () => 'auto');
}

let stop = () => {};

/** Lets Mantine's provider read and write the same choice. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: currentColorScheme,
  set: (scheme) => {
    if (scheme !== currentColorScheme()) chooseColorScheme(scheme);
  },
  subscribe: (update) => {
    stop = subscribe(() => update(currentColorScheme()));
  },
  unsubscribe: () => stop(),
  clear: () => chooseColorScheme('auto'),
};
