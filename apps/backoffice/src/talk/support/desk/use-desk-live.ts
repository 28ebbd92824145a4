import { chatDeviceType, chatNamespace } from '@nukkad/contract/talk/chat/chat.socket';
import { deskChanged, personTypes } from '@nukkad/contract/talk/support/support.socket';
import { useEffect } from 'react';
import { openTicketed } from '../../../platform/live/ticketed.ts';
import { renewTalks } from './talks.ts';
import { hearTyping } from './typing.ts';

/** Changes of one moment are one look. */
const togetherMs = 250;

/**
 * While the desk is open, the socket of messages says which talk moved. Unlike lists elsewhere it follows also while its
 * agent types: an answer must not wait for the end of a sentence.
 */
export function useDeskLive(): void {
  useEffect(() => {
    let timer: number | undefined;
    const look = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        void renewTalks();
      }, togetherMs);
    };
    const close = openTicketed(chatNamespace, { deviceType: chatDeviceType }, (socket) => {
      socket.on(deskChanged.name, look);
      socket.on(personTypes.name, hearTyping);
      // What was said while we were away is not said again.
      socket.on('connect', look);
    });
    return () => {
      window.clearTimeout(timer);
      close();
    };
  }, []);
}
