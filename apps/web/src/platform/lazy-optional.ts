import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';

/**
 * A part that stands beside the page and is fetched after it; `draw` picks it from its module. Where it cannot be
 * had (no network, or a newer release has taken its file away), the page goes on without it.
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
