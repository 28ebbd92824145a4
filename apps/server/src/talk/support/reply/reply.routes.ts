import * as office from '@nukkad/contract/talk/support/reply-office.api';
import { type Route, route } from '../../../platform/http/route.ts';
import { addReply, changeReply, removeReply } from './change-reply.ts';
import { listReplies } from './list-replies.ts';
import type { ReplyDependencies } from './reply.interface.ts';

export const replyRoutes = (deps: ReplyDependencies): readonly Route[] => [
  route(office.listReadyReplies, (call) => listReplies(deps, call.input.query)),
  route(office.addReadyReply, (call) => addReply(deps, call, call.input.body)),
  route(office.changeReadyReply, (call) =>
    changeReply(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(office.removeReadyReply, (call) =>
    removeReply(deps, call, { ...call.input.params, ...call.input.body }),
  ),
];
