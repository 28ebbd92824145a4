/** Comments and documents of tasks. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, text, whole, removed } from '../../kernel/schema.ts';
import { taskErrors as e } from './task.noun.ts';
import { commentId, task, taskComment, taskId } from './task.model.ts';

const tag = 'Tasks';
const authz = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  scope: 'tasks of the own organisation: those one wrote or does; with manage_users.view all',
} as const;
const words = text(1_000, 'What is said.');
const documentId = z.uuid('This is not a known id.');

export const listTaskComments = endpoint('GET /user/tasks/comments', {
  summary: 'What was said of a task, the latest first',
  tag,
  authz,
  query: z.object({ ...pageQuery, taskId }),
  response: pageOf(taskComment),
  errors: [e.task_not_found],
});

export const addTaskComment = endpoint('POST /user/tasks/comments', {
  summary: 'Comment on a task; its people are told',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({ taskId, words }),
  response: taskComment,
  errors: [e.task_not_found],
  perMinute: 60,
});

export const editTaskComment = endpoint('PATCH /user/tasks/comments', {
  summary: 'Change an own comment',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({ commentId, version: whole(1, 1_000_000, 'As it was read.'), words }),
  response: taskComment,
  errors: [e.task_comment_not_found, e.task_comment_moved_on],
});

export const removeTaskComment = endpoint('PATCH /user/tasks/comments/remove', {
  summary: 'Remove an own comment; with manage_users.update that of another person',
  tag,
  authz,
  unconfirmed: 'removes-named',
  body: z.object({ commentId }),
  response: removed,
  errors: [e.task_comment_not_found],
});

const chosen = z.object({
  taskId,
  documentIds: z
    .array(documentId, 'Choose documents.')
    .check(z.minLength(1, 'Choose a document.'), z.maxLength(20, 'At most 20 at once.')),
});

export const addTaskDocuments = endpoint('POST /user/tasks/documents/add', {
  summary: 'Put kept documents of one’s own to a task, where its people can open them',
  tag,
  authz,
  unconfirmed: 'only-adds',
  body: chosen,
  response: task,
  errors: [e.task_not_found, e.task_moved_on, e.task_document_unknown, e.task_documents_full],
});

export const removeTaskDocuments = endpoint('POST /user/tasks/documents/remove', {
  summary: 'Take documents off a task; they stay in the drive of their owner',
  tag,
  authz,
  unconfirmed: 'removes-named',
  body: chosen,
  response: task,
  errors: [e.task_not_found, e.task_document_unknown],
});

export const openTaskDocument = endpoint('GET /user/tasks/documents/link', {
  summary: 'A link to a document of a task for this person, good for one minute',
  tag,
  authz,
  query: z.object({ taskId, documentId }),
  response: z.object({ url: z.string(), expiresAt: instant() }),
  errors: [e.task_not_found, e.task_document_unknown],
});
