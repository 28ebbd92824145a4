import type { AnyInput } from './client.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** The form that carries the files, under the name that the endpoint says. */
export function formBody({ spec }: AnyEndpoint, files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append(spec.upload?.field ?? 'files', file, file.name);
  return form;
}

/** The body of a call as fetch takes it: JSON, or a form with the files; null: none. */
export function bodyOf(endpoint: AnyEndpoint, { body, files }: AnyInput): string | FormData | null {
  if (files) return formBody(endpoint, files);
  return body === undefined ? null : JSON.stringify(body);
}

/** A form names its own content type, with the line that parts its files. */
export const contentType = (body: string | FormData | null): Readonly<Record<string, string>> =>
  typeof body === 'string' ? { 'content-type': 'application/json' } : {};
