import { zodOf } from './zod-of.ts';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { Schema } from '@nukkad/contract/kernel/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../refusal.ts';

function collect(
  schema: Schema | undefined,
  value: unknown,
  fields: Record<string, string>,
  where: string,
): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(zodOf(schema), value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || where] ??= issue.message;
  return undefined;
}

/** Params, query and body through their schemas; 400 with every bad field named. Undeclared keys are dropped. */
export function parseInput(
  endpoint: AnyEndpoint,
  request: Partial<Pick<FastifyRequest, 'params' | 'query' | 'body'>>,
): unknown {
  const fields: Record<string, string> = {};
  const { spec } = endpoint;
  const input = {
    params: collect(spec.params, request.params, fields, 'params'),
    query: collect(spec.query, request.query, fields, 'query'),
    body: spec.upload ? undefined : collect(spec.body, request.body ?? {}, fields, 'body'),
  };
  if (Object.keys(fields).length > 0) refuse(kernelErrors.invalid_request, { fields });
  return input;
}
