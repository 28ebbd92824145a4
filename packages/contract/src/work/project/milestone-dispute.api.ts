/** What both sides of a milestone dispute may do alike. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { projectErrors as e } from './project.errors.ts';
import { milestoneId, mostDisputePhotos, project } from './project.model.ts';

export const addMilestoneDisputePhotos = endpoint('POST /project/milestone/dispute/photos', {
  summary: 'Photos as evidence of one side, while the dispute is open; at most 6 of 10 MB',
  tag: 'Projects',
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'customers.update',
    scope: 'own projects: those that the caller ordered, or of the own organisation',
  },
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  query: z.object({ milestoneId }),
  upload: {
    field: 'photos',
    maxFiles: mostDisputePhotos,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: project,
  status: 201,
  errors: [
    e.milestone_not_found,
    e.milestone_moved_on,
    e.milestone_photo_unreadable,
    e.milestone_photos_full,
  ],
});
