/**
 * Every model that the OpenAPI document names. A name is that of the exported constant with a capital: `bookingCard` is
 * `BookingCard`. A schema that no module exports is written out within those that use it.
 */
import { apis } from './apis.gen.ts';
import { rowByRow } from './kernel/bulk.ts';
import * as confirmation from './kernel/confirmation.ts';
import { listExport } from './kernel/list-export.ts';
import { listTotal, nextCursor } from './kernel/page.ts';
import { removed, type Schema } from './kernel/schema.ts';
import { modelModules } from './models.gen.ts';

const modules: readonly Record<string, unknown>[] = [
  ...apis,
  confirmation,
  { rowByRow, listExport, listTotal, nextCursor, removed },
  ...modelModules,
];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

const nameOf = (constant: string) => constant.charAt(0).toUpperCase() + constant.slice(1);

function named([constant, value]: readonly [string, unknown]): readonly (readonly [Schema, string])[] {
  if (isSchema(value)) return [[value, nameOf(constant)]];
  // A confirmation: `confirmsCart` holds what the person saw, which is SeenCart.
  return typeof value === 'object' && value !== null && 'schema' in value && isSchema(value.schema)
    ? [[value.schema, constant.replace(/^confirms/, 'Seen')]]
    : [];
}

export const models: ReadonlyMap<Schema, string> = new Map(
  modules.flatMap((module) => Object.entries(module)).flatMap(named),
);
