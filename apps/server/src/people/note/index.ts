import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { NoteDependencies } from './note.interface.ts';
import { notePersonal } from './note.store.ts';
import { noteRoutes } from './note.routes.ts';

/** What people note of their day at work; private, unless they share it with their managers. */
export const createNoteDomain = (deps: NoteDependencies): Domain => ({
  name: 'note',
  routes: noteRoutes(deps),
  personal: notePersonal,
});

export const note = domain({
  needs: ['employee'],
  create: createNoteDomain,
});
