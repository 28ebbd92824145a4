import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';

/**
 * A lazy part beside the page, fetched after it; `draw` picks it from its module. If it cannot be loaded (no network,
 * or a newer release has removed its file), the page works without it.
 */
export function lazyOptional<Module, Props extends object>(
  fetchPart: () => Promise<Module>,
  draw: (module: Module) => (props: Props) => ReactNode,
): LazyExoticComponent<ComponentType<Props>> {
  const load = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: draw(await fetchPart()) };
    } catch {
      return { default: () => null };
    }
  };
  return lazy(load);
}
