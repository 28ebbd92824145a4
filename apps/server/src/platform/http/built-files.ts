import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { madeOnce } from '../made-once.ts';

const packed = /\.(br|gz)$/;

/** Paths below `root`, with slashes; a packed copy belongs to its file and has no address. */
function filesOf(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !packed.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/**
 * The files of a build below `prefix`, which ends with a slash: one route for a folder and a table of what is in it, in
 * place of a route for each of a thousand files. What is not in the table is not there, so a new build needs a new
 * start. Below `/` the folders have a route each, because the other addresses are pages. `built`: the files of a folder
 * that is built meanwhile are waited for.
 */
export async function mountBuiltFiles(
  app: FastifyInstance,
  prefix: string,
  {
    built,
    ...options
  }: FastifyStaticOptions & { readonly root: string; readonly built?: Promise<unknown> | undefined },
): Promise<void> {
  const listed = madeOnce(async () => {
    await built;
    return new Set(filesOf(options.root));
  });
  await app.register(fastifyStatic, { ...options, serve: false, index: false, preCompressed: true });
  const mountFolder = (folder: string) =>
    app.get<{ Params: { '*': string } }>(`${prefix}${folder}*`, async ({ params }, reply) => {
      const file = `${folder}${params['*']}`;
      return (await listed()).has(file) ? reply.sendFile(file) : reply.callNotFound();
    });
  if (prefix !== '/') {
    mountFolder('');
    return;
  }
  const files = await listed();
  const folders = [...files].filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0]);
  for (const folder of new Set(folders)) mountFolder(`${folder}/`);
  for (const file of files)
    if (!file.includes('/')) app.get(`/${file}`, async (_request, reply) => reply.sendFile(file));
}
