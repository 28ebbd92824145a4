/** For tests: the routes of `routes.ts` as the router's build lists them. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, '');

const below = (entries: readonly RouteConfigEntry[], parentId: string): ServerBuild['routes'] =>
  Object.assign(
    {},
    ...entries.map((entry) => ({
      [idOf(entry)]: { id: idOf(entry), parentId, path: entry.path, index: entry.index },
      ...below(entry.children ?? [], idOf(entry)),
    })),
  ) as ServerBuild['routes'];

export const listedRoutes = (entries: readonly RouteConfigEntry[]): ServerBuild['routes'] =>
  ({ root: { id: 'root', path: '' }, ...below(entries, 'root') }) as unknown as ServerBuild['routes'];
