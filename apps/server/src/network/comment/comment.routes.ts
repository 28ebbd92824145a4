import * as api from '@nukkad/contract/network/comment/comment.api';
import { type Route, route } from '../../platform/http/route.ts';
import { addComment } from './add-comment.ts';
import { deleteComment, editComment } from './change-comment.ts';
import type { CommentDependencies } from './comment.interface.ts';
import { listComments } from './list-comments.ts';

export const commentRoutes = (deps: CommentDependencies): readonly Route[] => [
  route(api.addComment, (call) => addComment(deps, call, call.input.body)),
  route(api.addBlogComment, (call) => {
    const { blogId: subjectId, ...written } = call.input.body;
    return addComment(deps, call, { subject: 'blog', subjectId, ...written });
  }),
  route(api.listBlogComments, (call) => {
    const { blogId: subjectId, ...asked } = call.input.query;
    return listComments(deps, call, { subject: 'blog', subjectId, ...asked });
  }),
  route(api.editBlogComment, (call) => editComment(deps, call, call.input.body)),
  route(api.listComments, (call) => listComments(deps, call, call.input.query)),
  route(api.editComment, (call) => editComment(deps, call, call.input.body)),
  route(api.deleteComment, (call) => deleteComment(deps, call, call.input.query)),
];
