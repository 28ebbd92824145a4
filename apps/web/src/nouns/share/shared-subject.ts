import type { ShareSubject } from '@nukkad/contract/files/share/share.noun';

export interface SharedSubject {
  readonly subject: ShareSubject;
  readonly subjectId: string;
  /** As the dialog and the message that carries the link call it. */
  readonly name: string;
}
