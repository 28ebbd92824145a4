/** Every call there is. The server mounts each of these or does not start; the OpenAPI document lists them. */
import { apis } from './apis.gen.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'spec' in value
  );
}

export const endpoints: readonly AnyEndpoint[] = apis
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);
