import type { AnySocketCall, SocketReceived, SocketSent } from '@nukkad/contract/kernel/socket-call';
import type { SocketMessage } from '@nukkad/contract/kernel/socket-message';
import { chatDeviceType, chatNamespace } from '@nukkad/contract/talk/chat/chat.socket';
import { createChannel } from '../../platform/socket/channel.ts';

const channel = createChannel(chatNamespace, { deviceType: chatDeviceType });

export const { onConnect, onState, connected, open: openChat } = channel;

/** A call over the socket, typed by the contract; rejects with 'No socket connection.' and where the server refused. */
export const ask = <Call extends AnySocketCall>(
  call: Call,
  request: SocketSent<Call>,
): Promise<SocketReceived<Call>> =>
  // The server parses each answer by the contract before it leaves.
  channel.ask(call.name, request) as Promise<SocketReceived<Call>>;

export const hearChat = <Data extends object>(
  word: SocketMessage<Data>,
  handler: (data: Data) => void,
): (() => void) => channel.listen(word.name, (data: never) => handler(data));
